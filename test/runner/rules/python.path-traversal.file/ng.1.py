@app.route("/file")
def read():
    open(request.args["name"])  # expect
    with open("/data/" + request.args.get("name")) as file:  # expect
        pass
    name = request.args.get("name")
    path = os.path.join(ROOT, name)
    send_file(path)  # expect
    os.remove(f"/data/{name}")  # expect
    return send_file(os.path.join(ROOT, request.form["f"]))  # expect

@app.get("/files/{name}")
async def show(name: str, count: int = 1):
    open(f"/data/{count}")
    return FileResponse(f"/data/{name}")  # expect

@app.route("/page/<page>")
def page(page):
    return (ROOT / page).read_text()  # expect
