def by_login(login):
    return f"(&(objectClass=person)(uid={login}))"
