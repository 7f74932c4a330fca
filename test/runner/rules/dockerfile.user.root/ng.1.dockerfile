FROM debian:13
# expect below
USER root
CMD ["/app/server"]
