SECRET_KEY = "django-insecure-#1x"  # expect
app.secret_key = b"abcdef123"  # expect
app.config["SECRET_KEY"] = "dev-key"  # expect
token = jwt.encode(payload, "my-secret", algorithm="HS256")  # expect
jwt.decode(token, key="my-secret", algorithms=["HS256"])  # expect
