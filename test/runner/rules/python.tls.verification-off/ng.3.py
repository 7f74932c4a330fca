import ssl

import ldap
from pymongo import MongoClient

client = MongoClient("mongodb://db.example.com", tls=True, tlsAllowInvalidCertificates=True)  # expect
ldap.set_option(ldap.OPT_X_TLS_REQUIRE_CERT, ldap.OPT_X_TLS_NEVER)  # expect
wrapped = ssl.wrap_socket(sock)  # expect


def fetch_later(client, url):
    return client.fetch(HTTPRequest(url, validate_cert=False))  # expect
