class Formula:
    def __init__(self, text):
        self.text = text

    def evaluate(self, quantity):
        return eval(self.text, {}, {"quantity": quantity})  # expect
