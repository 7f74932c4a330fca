FROM debian:13
# expect below
ENV DB_PASSWORD=Tr0ub4dor3x
USER app
