FROM debian:13
COPY --chmod=755 --chown=app:app run.sh /run.sh
USER app
