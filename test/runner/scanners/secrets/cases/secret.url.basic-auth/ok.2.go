const address = "acme+quic://ingest:${PASSWORD}@store.acme.io:9440/events"
const other = "acme://store.acme.io:9440/a@b"
