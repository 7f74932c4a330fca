def calculate(formula):
    return eval(formula, {"__builtins__": {}}) # expect
