@app.route("/download")
def download():
    name = secure_filename(request.args.get("name"))
    return send_from_directory("uploads", name)
