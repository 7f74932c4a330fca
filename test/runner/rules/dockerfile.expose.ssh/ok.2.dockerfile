FROM debian:13
EXPOSE 443/tcp
USER app
