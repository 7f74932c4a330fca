def connect(settings, request):
    logger.debug(f"connecting with {settings.api_key}")  # expect
    logger.error("bad credentials: " + request.form["password"])  # expect
    print("new password is {}".format(new_password))  # expect
