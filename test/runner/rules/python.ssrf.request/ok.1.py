@app.route("/proxy/<name>")
def proxy(name):
    requests.get("https://example.com/")
    requests.get(f"https://api.example.com/users/{name}")
    requests.get(BASE_URL + request.args["path"])
    requests.get(HOSTS[request.args["region"]])
    requests.post("https://api.example.com/", json=request.json)
    cache.get(request.args["key"])
