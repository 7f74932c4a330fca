def remember(response):
    value = str(random.normalvariate())[2:]  # expect
    response.set_cookie("rememberMe", value, secure=True, httponly=True)
