FROM debian:13
USER root
RUN apt-get update
USER app
CMD ["/app/server"]
