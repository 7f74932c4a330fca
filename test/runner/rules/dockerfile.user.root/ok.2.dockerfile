FROM golang:1.26 AS build
USER root
RUN go build ./...
FROM gcr.io/distroless/static:nonroot
USER 65532
