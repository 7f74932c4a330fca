FROM debian:13
ADD files.tar.gz /opt/
COPY https.conf /etc/
USER app
