FROM debian:13
# expect below
RUN apt-get update && apt-get install --yes sudo
USER app
