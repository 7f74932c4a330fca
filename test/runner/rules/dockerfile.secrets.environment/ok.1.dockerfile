FROM debian:13
ENV DB_PASSWORD_FILE=/run/secrets/db
ENV DB_PASSWORD=""
USER app
