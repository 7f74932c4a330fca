FROM debian:13
# expect below
EXPOSE 22
USER app
