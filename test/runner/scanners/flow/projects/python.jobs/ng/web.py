from flask import jsonify, request

from tasks import archive, caption, index, label, notify, publish, render, shrink


@app.post("/clips")
def create():
    payload = request.get_json()
    render.delay(payload["key"], {"start": 1, "caption": payload["caption"]})
    caption.apply_async(args=[12, payload["text"]], countdown=5)
    shrink.apply_async(kwargs={"width": 12, "name": payload["name"]})
    label.s(payload["label"]).apply_async()
    archive.send_with_options(args=(payload["folder"],), delay=1000)
    notify.schedule(args=(payload["user"],), delay=60)
    publish.defer(target=payload["target"])
    index.kiq(payload["words"])
    return jsonify(ok=True)
