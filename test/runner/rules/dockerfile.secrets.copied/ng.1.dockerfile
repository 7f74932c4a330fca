FROM debian:13
# expect below
COPY id_rsa /root/.ssh/id_rsa
USER app
