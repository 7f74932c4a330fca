app.run()
app.run(debug=False)
DEBUG = os.environ.get("DEBUG") == "1"
subprocess.run(debug=True)
self.DEBUG_LEVEL = True
