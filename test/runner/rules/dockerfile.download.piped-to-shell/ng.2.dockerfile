FROM debian:13
RUN apt-get update \
  && apt-get install --yes wget
# expect below
RUN wget -qO- https://get.example.com | sudo sh -s -- --yes
USER app
