FROM ubuntu:24.04
USER app
