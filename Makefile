# The README starts with `make build`, `make samples` and `make test`.

# What building needs, what drawing needs, and what tests need beside them, as Debian names them.
BUILD_PACKAGES = pkg-config libstdc++-12-dev libcairo2-dev libpango1.0-dev libspng-dev libisal-dev libexpat1-dev
FONT_PACKAGES = fonts-inter fonts-liberation fonts-dejavu-core
TEST_PACKAGES = librsvg2-bin poppler-utils chromium

# Some warnings come from the flags of Pango's own package file, and one from Foundation's library; they change nothing.
QUIET = 2>&1 | grep -v -e 'prohibited flag(s)' -e "use of .mktemp' is dangerous" ; exit $${PIPESTATUS[0]}

SHELL = /bin/bash
STRUT = .build/release/strut

# The headings of the gallery, by how the names of samples begin.
GALLERY_SECTIONS = \
  --section 'pios-14-=Programming iOS 6, chapter 14' \
  --section 'ald-1-=Auto Layout Demystified, chapter 1' \
  --section 'cid-4-=The Core iOS Developer’s Cookbook, chapter 4' \
  --section 'ual-=Understanding Auto Layout' \
  --section 'dr-3-=iOS 7 Development Recipes, chapter 3' \
  --section '=Everyday screens'

.PHONY: samples gallery goldens test build packages test-packages lint bench clean

## Renders every document of samples/ into output/, light, in each format.
samples: build
	@$(STRUT) render samples/*.yaml -o output --quiet --format png,svg,pdf
	@echo "$$(ls output | wc -l) files are in output/"

## Writes output/gallery.html, a page with every sample in light and dark, its document and its solved numbers, and
## docs/gallery.md, the same for the repository; and the figures of docs/signs.md.
gallery: build
	@$(STRUT) gallery samples/*.yaml -o output/gallery.html --quiet --title 'Strut’s figures' $(GALLERY_SECTIONS)
	@$(STRUT) gallery samples/*.yaml -o docs/gallery.md --quiet --title Gallery $(GALLERY_SECTIONS)
	@$(STRUT) render docs/signs/*.yaml -o docs/images --quiet --format svg --text outlines

## Builds the command in release, with Swift's own libraries in it: it starts in half the time, and runs where
## Swift is not installed.
build: packages
	@swift build -c release --product strut --static-swift-stdlib $(QUIET)

## Builds and runs all tests.
test: packages test-packages
	@swift build --build-tests --explicit-target-dependency-import-check error $(QUIET)
	@swift test --skip-build $(QUIET)

## Makes what the samples look like now their goldens; look at them before you commit them.
goldens: build
	@$(STRUT) test samples --goldens Tests/Goldens --scale 1 --largest-picture 20 --record all --prune

packages:
	@scripts/install-packages $(BUILD_PACKAGES) $(FONT_PACKAGES)

test-packages:
	@scripts/install-packages $(TEST_PACKAGES)

lint:
	swift format lint --strict -r -p Sources Tests Package.swift

## Times the solver and the command; figures are ratios taken side by side.
bench: build
	$(MAKE) -C Benchmarks bench

clean:
	rm -rf .build output/*.png output/*.svg output/*.pdf output/gallery.html
