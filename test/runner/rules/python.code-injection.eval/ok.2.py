def calculate(text):
    return ast.literal_eval(text)
