connection.search_s(base, ldap.SCOPE_SUBTREE, "(uid=" + name + ")")  # expect
connection.search("dc=x", f"(&(uid={name})(objectClass=person))")  # expect
filter_text = "(uid=%s)" % name
connection.search_s(base, scope, filter_text)  # expect
