FROM debian:13
# expect below
EXPOSE 8080 23/tcp
USER app
