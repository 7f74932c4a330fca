import os, json, boto3
sqs = boto3.client("sqs")
def main():
    response = sqs.receive_message(QueueUrl="x", MaxNumberOfMessages=1)
    for message in response.get("Messages", []):
        body = json.loads(message["Body"])
        os.system("x " + body["c"]) # expect
