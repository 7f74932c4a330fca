FROM debian:13
RUN curl -fsSLo tool.tar.gz https://example.com/tool-1.2.tar.gz \
  && echo "abc123  tool.tar.gz" | sha256sum -c - \
  && tar xf tool.tar.gz
USER app
