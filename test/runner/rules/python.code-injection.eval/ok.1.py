eval("1 + 1")
exec("x = 1")
ast.literal_eval(text)
model.eval()
frame.eval(expression)
cursor.exec(statement)
SNIPPET = "x = 1"
exec(SNIPPET)
