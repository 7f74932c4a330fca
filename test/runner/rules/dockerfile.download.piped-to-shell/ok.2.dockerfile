FROM debian:13
RUN curl -fsSL https://example.com/list.txt | sort > /list.txt
RUN ls | sh -n
USER app
