FROM debian:13
# expect below
ADD https://example.com/tool.tar.gz /opt/
USER app
