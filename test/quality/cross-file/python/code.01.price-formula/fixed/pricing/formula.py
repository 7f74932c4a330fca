from decimal import Decimal


class Formula:
    def __init__(self, text):
        self.factor = Decimal(text)

    def evaluate(self, quantity):
        return self.factor * quantity
