import html
import json

def handler(event, context):
    name = event["queryStringParameters"].get("name", "you")
    return {
        "statusCode": 200,
        "headers": {"Content-Type": "text/html; charset=utf-8"},
        "body": f"<h1>Hello {html.escape(name)}</h1>",
    }

def api(event, context):
    return {"statusCode": 200, "headers": {"Content-Type": "application/json"}, "body": json.dumps(event["queryStringParameters"])}
