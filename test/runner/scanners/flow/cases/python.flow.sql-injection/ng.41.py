from flask import Flask, request
import cx_Oracle
import pymssql
import pandas as pd
import boto3
from azure.cosmos import CosmosClient
app = Flask(__name__)
@app.route("/")
def index():
    q = request.args["q"]
    h = httplib2.Http()
    client = bigquery.Client()
    client.query("select " + q)  # expect
    ch = clickhouse_driver.Client("h")
    ch.execute("select " + q)  # expect
    cc = clickhouse_connect.get_client()
    cc.query("select " + q)  # expect
    cc.command("drop " + q)  # expect
    cur = pyodbc.connect("x").cursor()
    cur.execute("select " + q)  # expect
    cx_Oracle.connect("x").cursor().execute("select " + q)  # expect
    pymssql.connect("x").cursor().execute("select " + q)  # expect
    session = cassandra.cluster.Cluster().connect()
    session.execute("select " + q)  # expect
    CosmosClient("x").get_database_client("d").get_container_client("c").query_items(query="select " + q)  # expect
    boto3.client("dynamodb").execute_statement(Statement="select " + q)  # expect
    boto3.client("athena").start_query_execution(QueryString="select " + q)  # expect
    boto3.client("rds-data").execute_statement(sql="select " + q)  # expect
    pd.read_sql("select " + q, None)  # expect
    pd.read_sql_query("select " + q, None)  # expect
    return ""
