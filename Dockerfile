# The command in a small image, built from this folder:
#
#     docker build --tag strut .
#     docker run --rm --volume "$PWD:/work" strut render login.yaml
FROM swift:6.1-bookworm AS build
COPY . /strut
WORKDIR /strut
RUN apt-get update -q && apt-get install -yq --no-install-recommends make && make dist

FROM debian:12-slim
COPY --from=build /strut/output/strut-*.tar.gz /tmp/strut.tar.gz
COPY --from=build /strut/scripts/install-packages /tmp/install-packages
RUN tar --extract --gzip --file /tmp/strut.tar.gz --directory /usr/local --strip-components 1 \
  && /tmp/install-packages $(cat /usr/local/share/strut/packages) \
  && rm -r /tmp/strut.tar.gz /tmp/install-packages /var/lib/apt/lists/*
WORKDIR /work
ENTRYPOINT ["strut"]
