app.config.update(SESSION_COOKIE_SECURE=False, SESSION_COOKIE_NAME="sid")  # expect
