app.run(debug=True)  # expect
app.run(host="0.0.0.0", port=80, debug=True)  # expect
DEBUG = True  # expect
app.config["DEBUG"] = True  # expect
app.debug = True  # expect
