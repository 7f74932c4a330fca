def handler(event, context):
    name = event["queryStringParameters"].get("name", "you")
    html = f"<h1>Hello {name}</h1>"
    return {"statusCode": 200, "headers": {"Content-Type": "text/html; charset=utf-8"}, "body": html}  # expect
