import ldap

from staff.filters import by_login

BASE = "ou=people,dc=example,dc=org"


class Directory:
    def __init__(self, uri):
        self.connection = ldap.initialize(uri)

    def find(self, login):
        return self.connection.search_s(BASE, ldap.SCOPE_SUBTREE, by_login(login))  # expect
