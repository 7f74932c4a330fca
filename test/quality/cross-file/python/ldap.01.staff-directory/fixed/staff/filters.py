from ldap.filter import escape_filter_chars


def by_login(login):
    return f"(&(objectClass=person)(uid={escape_filter_chars(login)}))"
