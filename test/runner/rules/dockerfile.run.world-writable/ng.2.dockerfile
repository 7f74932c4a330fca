FROM debian:13
# expect below
COPY --chmod=777 run.sh /run.sh
USER app
