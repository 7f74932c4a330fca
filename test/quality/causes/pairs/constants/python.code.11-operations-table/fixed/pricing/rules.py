from flask import request

RULES = {
    "net": "price - discount",
    "gross": "(price - discount) * 1.19",
}


def price(price, discount):
    return eval(RULES["gross"], {"price": price, "discount": discount})
