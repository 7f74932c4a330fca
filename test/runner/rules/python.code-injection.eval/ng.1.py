eval(request.args["expression"])  # expect
value = eval("1 + " + text)  # expect
exec(f"x = {value}")  # expect
exec(code, namespace)  # expect
exec(open(path).read())  # expect
