@app.route("/proxy")
def proxy():
    return requests.get("https://api.example.com/search", params={"q": request.args["q"]}, timeout=5).text
