import phonenumbers
from flask import request

from shop.numbers import PhoneNumber, Money


@app.route("/phone")
def phone():
    number = PhoneNumber.from_string(request.args["number"], region="NL")
    amount = Money.from_string(request.args["amount"])
    return {"number": number.as_e164, "amount": amount.cents}
