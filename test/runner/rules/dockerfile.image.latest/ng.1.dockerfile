# expect below
FROM ubuntu:latest
USER app
