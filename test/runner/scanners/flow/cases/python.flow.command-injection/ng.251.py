import base64
import json
import os
import urllib.parse

from aws_lambda_powertools.event_handler import APIGatewayRestResolver, APIGatewayHttpResolver, AppSyncResolver, LambdaFunctionUrlResolver
from aws_lambda_powertools.utilities.data_classes import APIGatewayProxyEvent, S3Event, SNSEvent, SQSEvent, event_source
from aws_lambda_powertools.utilities.parser import event_parser
from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord

app = APIGatewayRestResolver()
graph = AppSyncResolver()


def lambda_handler(event, context):
    os.system("x " + event["queryStringParameters"]["host"])  # expect
    os.system("x " + event.get("queryStringParameters").get("host"))  # expect
    os.system("x " + event["pathParameters"]["host"])  # expect
    os.system("x " + json.loads(event["body"])["host"])  # expect
    os.system("x " + base64.b64decode(event["body"]).decode())  # expect
    os.system("x " + event["headers"]["x-host"])  # expect
    os.system("x " + event["multiValueHeaders"]["x-host"][0])  # expect
    os.system("x " + event["cookies"][0])  # expect
    os.system("x " + event["path"])  # expect
    os.system("x " + event["requestContext"]["http"]["path"])  # expect
    os.system("x " + event["requestContext"]["http"]["userAgent"])  # expect
    return {"statusCode": 200}


def s3_handler(event, context):
    for record in event["Records"]:
        os.system("x " + record["s3"]["object"]["key"])  # expect
    key = urllib.parse.unquote_plus(event["Records"][0]["s3"]["object"]["key"])
    os.system("x " + key)  # expect
    os.system("x " + event["Records"][0]["Sns"]["Message"])  # expect
    for record in event["Records"]:
        os.system("x " + json.loads(record["body"])["host"])  # expect


def eventbridge_handler(event, context):
    os.system("x " + event["detail"]["host"])  # expect


def appsync_handler(event, context):
    os.system("x " + event["arguments"]["host"])  # expect


def lex_handler(event, context):
    os.system("x " + event["inputTranscript"])  # expect
    os.system("x " + event["currentIntent"]["slots"]["host"])  # expect


def websocket_handler(event, _context):
    body = json.loads(event.get("body", "{}"))
    os.system("x " + body["host"])  # expect


@app.get("/hosts/<host>")
def show(host: str):
    os.system("x " + host)  # expect
    os.system("x " + app.current_event.get_query_string_value("host"))  # expect
    os.system("x " + app.current_event.query_string_parameters["host"])  # expect
    os.system("x " + app.current_event.json_body["host"])  # expect
    os.system("x " + app.current_event.body)  # expect
    os.system("x " + app.current_event.headers["x-host"])  # expect
    os.system("x " + app.current_event.get_header_value("x-host"))  # expect
    os.system("x " + app.current_event.path_parameters["host"])  # expect
    os.system("x " + app.current_event.raw_event["body"])  # expect
    return {}


@graph.resolver(type_name="Query", field_name="ping")
def ping(host: str = ""):
    os.system("x " + host)  # expect
    os.system("x " + graph.current_event.arguments["host"])  # expect


@event_source(data_class=APIGatewayProxyEvent)
def typed(event: APIGatewayProxyEvent, context):
    os.system("x " + event.query_string_parameters["host"])  # expect
    os.system("x " + event.get_query_string_value("host"))  # expect
    os.system("x " + event.json_body["host"])  # expect


@event_source(data_class=S3Event)
def s3(event: S3Event, context):
    os.system("x " + event.object_key)  # expect
    for record in event.records:
        os.system("x " + record.s3.get_object.key)  # expect


@event_source(data_class=SQSEvent)
def sqs(event: SQSEvent, context):
    for record in event.records:
        os.system("x " + record.body)  # expect
        os.system("x " + record.json_body["host"])  # expect


@event_source(data_class=SNSEvent)
def sns(event: SNSEvent, context):
    for record in event.records:
        os.system("x " + record.sns.message)  # expect
    os.system("x " + event.sns_message)  # expect


def record_handler(record: SQSRecord):
    os.system("x " + record.body)  # expect
    os.system("x " + str(int(record.body)))
