import json

from ops.dispatcher import dispatch


def lambda_handler(event, context):
    parameters = event["queryStringParameters"]
    output = dispatch(parameters["task"], parameters["target"])
    if output is None:
        return {"statusCode": 404}
    return {"statusCode": 200, "body": json.dumps({"output": output})}
