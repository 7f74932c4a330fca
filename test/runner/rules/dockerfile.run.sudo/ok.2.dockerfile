FROM debian:13
RUN groupadd app && useradd --gid app app
USER app
