FROM debian:13
# expect below
RUN chmod -R 777 /app
USER app
