FROM debian:13
# expect below
RUN curl -fsSL https://install.example.com/setup.sh | bash
USER app
