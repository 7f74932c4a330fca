from flask import request

RULES = {
    "net": "price - discount",
    "gross": "(price - discount) * 1.19",
}


def price(price, discount):
    return eval(request.args["rule"], {"price": price, "discount": discount})  # expect
