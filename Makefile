# The README starts with `make build`, `make samples` and `make test`.

# The Debian packages for building, for running what was built, for drawing, and for the tests.
BUILD_PACKAGES = pkg-config libstdc++-12-dev libcairo2-dev libpango1.0-dev libspng-dev libisal-dev libexpat1-dev libyaml-dev
RUN_PACKAGES = libcairo2 libexpat1 libfontconfig1 libglib2.0-0 libharfbuzz0b libisal2 libpango-1.0-0 libspng0 libstdc++6 libyaml-0-2
FONT_PACKAGES = fonts-inter fonts-liberation fonts-dejavu-core fonts-material-design-icons-iconfont
TEST_PACKAGES = librsvg2-bin poppler-utils chromium

# Hides harmless warnings about the flags in Pango's package file and about a function in Foundation.
QUIET = 2>&1 | grep -v -e 'prohibited flag(s)' -e "use of .mktemp' is dangerous" ; exit $${PIPESTATUS[0]}

# Static Swift libraries, without the checks at run time of accesses that overlap: the tests run with them.
RELEASE = -c release --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked

SHELL = /bin/bash
STRUT = .build/release/strut

# The headings of the gallery, by the prefix of the samples' names.
GALLERY_SECTIONS = \
  --section 'pios-14-=Programming iOS 6, chapter 14' \
  --section 'ald-1-=Auto Layout Demystified, chapter 1' \
  --section 'cid-4-=The Core iOS Developer’s Cookbook, chapter 4' \
  --section 'ual-=Understanding Auto Layout' \
  --section 'dr-3-=iOS 7 Development Recipes, chapter 3' \
  --section 'motion-=Motion' \
  --section 'recipe-=Recipes' \
  --section '=Everyday screens'

.PHONY: samples gallery goldens test build filters install uninstall dist packages test-packages fuzz lint bench \
  bench-preview clean

## Renders every document in samples/ to output/, in every format.
samples: build
	@$(STRUT) render samples/*.yaml -o output --quiet --format png,svg,pdf
	@echo "$$(ls output | wc -l) files are in output/"

## Writes output/gallery.html, a page with every sample in light and dark, its document and its solved geometry. Also
## writes docs/gallery.md, the same for the repository, docs/recipes.md, the pictures of docs/figure-language.md, and the
## figures of docs/signs.md.
gallery: build
	@$(STRUT) gallery samples/*.yaml -o output/gallery.html --quiet --title 'Strut’s figures' $(GALLERY_SECTIONS)
	@$(STRUT) gallery samples/*.yaml -o docs/gallery.md --quiet --title Gallery $(GALLERY_SECTIONS)
	@$(STRUT) gallery samples/recipe-*.yaml -o docs/recipes.md --quiet --title Recipes --documents --listings
	@$(STRUT) embed docs/figure-language.md --fences yaml,json --fit 560 --quiet
	@$(STRUT) render docs/signs/*.yaml -o docs/images --quiet --format svg --text outlines

## Builds the command in release mode: it starts in half the time and runs without an
## installation of Swift. Builds the server of `strut preview`, too.
build: packages
	@swift build $(RELEASE) --product strut $(QUIET)
	@swift build $(RELEASE) --product strut-preview $(QUIET)

## Builds the filters of pandoc and of mdBook.
filters: packages
	@swift build $(RELEASE) --product strut-pandoc $(QUIET)
	@swift build $(RELEASE) --product mdbook-strut $(QUIET)

## Installs the command with its filters, its completions for bash, zsh and fish and its man page, below PREFIX. DESTDIR
## stands before it for those who make packages: make install PREFIX=/usr DESTDIR=package
PREFIX = /usr/local
install: build filters
	@scripts/install-command $(STRUT) "$(DESTDIR)$(PREFIX)"

uninstall:
	@scripts/install-command --remove "$(DESTDIR)$(PREFIX)"

## Packs what 'make install' installs into output/strut-VERSION-linux-ARCH.tar.gz, for machines without Swift.
dist: build filters
	@scripts/make-archive $(STRUT) output $(RUN_PACKAGES) $(FONT_PACKAGES)

## Builds and runs all tests.
test: packages test-packages
	@swift build --build-tests --explicit-target-dependency-import-check error $(QUIET)
	@swift test --skip-build $(QUIET)

## Records the goldens of the samples; review them before you commit.
goldens: build
	@$(STRUT) test samples --goldens Tests/Goldens --scale 1 --largest-picture 20 --record all --prune

packages:
	@scripts/install-packages $(BUILD_PACKAGES) $(FONT_PACKAGES)

# Tests whose programs are missing say that they are skipped.
test-packages:
	@scripts/install-packages $(TEST_PACKAGES)
	@test -x .build/python/bin/check-jsonschema \
	  || { python3 -m venv .build/python && .build/python/bin/pip install -q check-jsonschema; } >/dev/null 2>&1 \
	  || echo "check-jsonschema cannot be installed; its tests are skipped"

## Feeds readers, the solver and painters with changed inputs, each for some seconds: make fuzz SECONDS=60
SECONDS_EACH = $(if $(filter file command line,$(origin SECONDS)),$(SECONDS),60)
fuzz: packages
	@scripts/fuzz --seconds $(SECONDS_EACH)

lint:
	swift format lint --strict -r -p Sources Plugins Tests Package.swift

## Measures the solver and the command, as ratios of alternating runs.
bench: build
	$(MAKE) -C Benchmarks bench

## Measures `strut preview` with Chromium: saves, drags, hostile callers, memory. A part: make bench-preview PARTS=drags
bench-preview: build test-packages
	@python3 Benchmarks/preview $(PARTS)

clean:
	rm -rf .build output/*.png output/*.svg output/*.pdf output/gallery.html
