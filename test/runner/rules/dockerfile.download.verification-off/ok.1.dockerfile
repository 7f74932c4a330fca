FROM debian:13
RUN curl -fsSL https://example.com/tool -o /usr/bin/tool
USER app
