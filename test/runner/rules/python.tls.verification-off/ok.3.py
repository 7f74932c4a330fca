import ssl

import ldap
from pymongo import MongoClient

client = MongoClient("mongodb://db.example.com", tls=True, tlsCAFile="/etc/ssl/ca.pem")
ldap.set_option(ldap.OPT_X_TLS_REQUIRE_CERT, ldap.OPT_X_TLS_DEMAND)
wrapped = ssl.create_default_context().wrap_socket(sock, server_hostname="db.example.com")
