FROM golang:1.26 AS build
USER builder
RUN go build -o /server
# expect below
FROM debian:13
COPY --from=build /server /server
CMD ["/server"]
