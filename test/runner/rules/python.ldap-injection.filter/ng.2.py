def find(connection, name):
    return connection.search_s(BASE, ldap.SCOPE_SUBTREE, "(uid=%s)" % name) # expect
