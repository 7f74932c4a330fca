@app.route("/file")
def read():
    open("/data/file")
    open(os.path.join(ROOT, "x"))
    open(os.path.join(ROOT, secure_filename(request.args["name"])))
    send_from_directory(ROOT, request.args["name"])
    open(FILES[request.args["name"]])
    open(path)
    with open("/tmp/x", "w") as file:
        file.write(request.args["text"])

@app.route("/page/<int:page>")
def page(page):
    open(f"/data/{page}")

def local(name):
    open(name)
