SECRET_KEY = os.environ["SECRET_KEY"]
app.secret_key = secrets.token_hex()
app.config["SECRET_KEY"] = ""
jwt.encode(payload, settings.SECRET_KEY)
jwt.decode(token, public_key, algorithms=["RS256"])
SECRET_KEY_NAME = "abcdef"
