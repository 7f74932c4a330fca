import ast


def value_of(text):
    return ast.literal_eval(text)
