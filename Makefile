# The README starts with `make build`, `make samples` and `make test`.

# The Debian packages for building, for running what was built, for drawing, and for the tests.
BUILD_PACKAGES = pkg-config libstdc++-12-dev libcairo2-dev libpango1.0-dev libspng-dev libisal-dev libexpat1-dev libyaml-dev \
  libpixman-1-dev libfontconfig-dev libfreetype-dev uuid-dev zlib1g-dev
RUN_PACKAGES = libfreetype6 libglib2.0-0 libharfbuzz0b libisal2 libpango-1.0-0 libspng0 zlib1g
FONT_PACKAGES = fonts-inter fonts-liberation fonts-dejavu-core fonts-material-design-icons-iconfont
TEST_PACKAGES = librsvg2-bin poppler-utils chromium

# Hides harmless warnings about the flags in Pango's package file and about a function in Foundation.
QUIET = 2>&1 | grep -v -e 'prohibited flag(s)' -e "use of .mktemp' is dangerous" ; exit $${PIPESTATUS[0]}

# What starts in little time and takes little memory:
# - Swift's libraries are static, and those of the system of which there is an archive: each that is loaded costs a fifth
#   of a millisecond. The addresses that the loader has to fill in are packed.
# - What nobody calls is left out, which the linker only knows of functions in sections of their own and without a list of
#   what others may call.
# - What drawing calls lies side by side (scripts/order-functions): else a page is read for nearly every function.
# - Generic types are made with the conformances that the compiler knows, and not looked up by their names.
# Accesses that overlap are not checked at run time: the tests run with these checks.
ARCHIVES = .build/archives
RELEASE = -c release --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker -z -Xlinker nostart-stop-gc \
  -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --as-needed \
  -Xlinker --symbol-ordering-file=$(CURDIR)/scripts/functions -Xlinker --no-warn-symbol-ordering \
  --pkg-config-path $(ARCHIVES) -Xswiftc -L$(CURDIR)/$(ARCHIVES) \
  -Xlinker -lpixman-1 -Xlinker -lfreetype -Xlinker -lz -Xlinker -lexpat -Xlinker -luuid

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
	@scripts/link-archives $(ARCHIVES)
	@swift build $(RELEASE) --product strut $(QUIET)
	@swift build $(RELEASE) --product strut-preview $(QUIET)

## Builds the filters of pandoc and of mdBook.
filters: packages
	@scripts/link-archives $(ARCHIVES)
	@swift build $(RELEASE) --product strut-pandoc $(QUIET)
	@swift build $(RELEASE) --product mdbook-strut $(QUIET)

## Installs the command with its filters, its completions for bash, zsh and fish, its man page and the documentation,
## below PREFIX. DESTDIR stands before it for those who make packages: make install PREFIX=/usr DESTDIR=package
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

## Checks the format of the code, and the layers of its targets.
lint:
	@scripts/check-layers
	swift format lint --strict -r -p Sources Plugins Tests Package.swift

## Measures the solver and the command, as ratios of alternating runs.
bench: build
	$(MAKE) -C Benchmarks bench

## Measures `strut preview` with Chromium: saves, drags, hostile callers, memory. A part: make bench-preview PARTS=drags
bench-preview: build test-packages
	@python3 Benchmarks/preview $(PARTS)

clean:
	rm -rf .build output/*.png output/*.svg output/*.pdf output/gallery.html
