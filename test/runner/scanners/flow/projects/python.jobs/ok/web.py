from flask import jsonify, request

from tasks import archive, caption, render


@app.post("/clips")
def create():
    payload = request.get_json()
    render.delay("intro", {"start": 1, "caption": payload["caption"]})
    caption.apply_async(args=[payload["text"], 12], countdown=5)
    archive.send_with_options(kwargs={"folder": "reports", "name": payload["name"]})
    return jsonify(ok=True)
