import json
import os

import boto3
from boto3.dynamodb.conditions import Key

dynamodb = boto3.resource("dynamodb")
table = dynamodb.Table("hosts")
ddb = boto3.client("dynamodb")
s3 = boto3.client("s3")
s3_resource = boto3.resource("s3")
ssm = boto3.client("ssm")
secrets = boto3.client("secretsmanager")


def by_get_item():
    item = table.get_item(Key={"id": "1"})["Item"]
    os.system("ping " + item["name"])  # expect


def by_get_item_get():
    response = table.get_item(Key={"id": "1"})
    item = response.get("Item")
    os.system("ping " + item.get("name"))  # expect


def by_query():
    response = table.query(KeyConditionExpression=Key("id").eq("1"))
    for item in response["Items"]:
        os.system("ping " + item["name"])  # expect


def by_scan():
    for item in table.scan()["Items"]:
        os.system("ping " + item["name"])  # expect


def by_client():
    item = ddb.get_item(TableName="hosts", Key={"id": {"S": "1"}})["Item"]
    os.system("ping " + item["name"]["S"])  # expect


def by_client_query():
    for item in ddb.query(TableName="hosts", KeyConditionExpression="id = :id")["Items"]:
        os.system("ping " + item["name"]["S"])  # expect


def by_batch():
    response = dynamodb.batch_get_item(RequestItems={"hosts": {"Keys": [{"id": "1"}]}})
    os.system("ping " + response["Responses"]["hosts"][0]["name"])  # expect


def by_paginator():
    for page in ddb.get_paginator("scan").paginate(TableName="hosts"):
        for item in page["Items"]:
            os.system("ping " + item["name"]["S"])  # expect


def by_s3():
    body = s3.get_object(Bucket="hosts", Key="a")["Body"].read().decode()
    os.system("ping " + body)  # expect


def by_s3_json():
    response = s3.get_object(Bucket="hosts", Key="a")
    host = json.loads(response["Body"].read())
    os.system("ping " + host["name"])  # expect


def by_s3_resource():
    text = s3_resource.Object("hosts", "a").get()["Body"].read().decode("utf-8")
    os.system("ping " + text)  # expect


def by_s3_list():
    for entry in s3.list_objects_v2(Bucket="hosts")["Contents"]:
        os.system("ping " + entry["Key"])  # expect


def by_s3_bucket():
    for obj in s3_resource.Bucket("hosts").objects.all():
        os.system("ping " + obj.key)  # expect


def by_s3_metadata():
    head = s3.head_object(Bucket="hosts", Key="a")
    os.system("ping " + head["Metadata"]["name"])  # expect


def by_update():
    item = table.update_item(Key={"id": "1"}, UpdateExpression="SET a = 1", ReturnValues="ALL_NEW")["Attributes"]
    os.system("ping " + item["name"])  # expect


def safe():
    item = table.get_item(Key={"id": "1"})["Item"]
    os.system("ping %d" % int(item["port"]))


def safe_count():
    response = table.scan(Select="COUNT")
    os.system("ping " + str(int(response["Count"])))
