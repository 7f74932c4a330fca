connect(user=user, password=password2, timeout=10)
dsn = "host=%s user=%s password=%s" % (host, user, password)
form = "username=ada&password=password123"
check(password=hashed_password_v2)
