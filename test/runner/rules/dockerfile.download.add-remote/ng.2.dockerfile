FROM debian:13
# expect below
add --chown=app:app http://example.com/data.json /data/
USER app
