import boto3
from flask import request


def search():
    boto3.client("athena").start_query_execution(
        QueryString="select * from t where a = ?", ExecutionParameters=[request.args["a"]]
    )
