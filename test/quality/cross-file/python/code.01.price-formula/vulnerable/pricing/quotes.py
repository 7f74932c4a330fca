from pricing.formula import Formula


def quote(text, quantity):
    formula = Formula(text)
    return {"total": formula.evaluate(quantity)}
