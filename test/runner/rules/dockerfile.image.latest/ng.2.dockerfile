# expect below
FROM --platform=linux/amd64 registry.example.com:5000/team/base AS build
RUN make
FROM debian:13
USER app
