FROM debian:13
RUN apt-get update && apt-get install --yes gosu
USER app
