const address = "acme+quic://ingest:{{token::alnum:16}}@store.acme.io:9440/events" // expect
