# A small image with the command, for a non-root user:
#
#     docker build -t phalanx . && docker run --rm -v "$PWD:/data" phalanx verify -k my.key report.pdf.phx
FROM rust:1-slim-bookworm AS build
WORKDIR /phalanx
COPY . .
RUN cargo build --locked --release -p phalanx-cli && strip --strip-unneeded target/release/phalanx

FROM debian:bookworm-slim
COPY --from=build /phalanx/target/release/phalanx /usr/bin/phalanx
USER 65532:65532
WORKDIR /data
ENTRYPOINT ["/usr/bin/phalanx"]
