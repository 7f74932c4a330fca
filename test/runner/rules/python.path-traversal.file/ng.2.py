@app.route("/download")
def download():
    name = request.args.get("name")
    return send_file("uploads/" + name) # expect
