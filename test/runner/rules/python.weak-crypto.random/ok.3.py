def paint(response):
    value = str(random.random())
    draw(value)
    response.set_cookie("theme", "dark", secure=True, httponly=True)
