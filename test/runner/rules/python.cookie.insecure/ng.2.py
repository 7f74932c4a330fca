SESSION_COOKIE_SECURE = False # expect
app.config["SESSION_COOKIE_HTTPONLY"] = False # expect
