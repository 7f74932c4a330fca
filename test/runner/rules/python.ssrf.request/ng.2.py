@app.route("/proxy")
def proxy():
    url = request.args["url"]
    return requests.get(url, timeout=5).text # expect
