FROM debian:13
RUN chmod 755 /app/run.sh
USER app
