FROM debian:13
# expect below
RUN curl -fsSLk https://example.com/tool -o /usr/bin/tool
USER app
