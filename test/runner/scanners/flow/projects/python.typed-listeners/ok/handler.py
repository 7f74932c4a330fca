import json

from printing.bus import Bus
from printing.listeners import LabelRequested, print_label

bus = Bus()
bus.listen(LabelRequested, print_label)


def body_of(event):
    return json.loads(event.get("body") or "{}")


def lambda_handler(event, context):
    bus.publish(LabelRequested(body_of(event).get("label")))
    return {"statusCode": 204}
