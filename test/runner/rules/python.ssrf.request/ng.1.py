@app.route("/proxy")
def proxy():
    requests.get(request.args["url"])  # expect
    url = request.args.get("url")
    response = requests.get(url, timeout=5)  # expect
    urllib.request.urlopen(url)  # expect
    httpx.post(url=request.form["url"])  # expect
    requests.get("http://" + request.args["host"] + "/x")  # expect
    return requests.get(f"http://{request.args['host']}/").text  # expect
