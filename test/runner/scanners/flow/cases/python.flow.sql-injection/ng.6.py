import boto3
from flask import request


def search():
    boto3.client("athena").start_query_execution(  # expect
        QueryString="select * from t where a = '" + request.args["a"] + "'"
    )
