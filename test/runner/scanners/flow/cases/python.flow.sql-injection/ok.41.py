from flask import Flask, request
import cx_Oracle
import pymssql
import pandas as pd
import boto3
from azure.cosmos import CosmosClient
app = Flask(__name__)
@app.route("/")
def index():
    q = str(int(request.args["q"]))
    h = httplib2.Http()
    client = bigquery.Client()
    client.query("select " + q)
    ch = clickhouse_driver.Client("h")
    ch.execute("select " + q)
    cc = clickhouse_connect.get_client()
    cc.query("select " + q)
    cc.command("drop " + q)
    cur = pyodbc.connect("x").cursor()
    cur.execute("select " + q)
    cx_Oracle.connect("x").cursor().execute("select " + q)
    pymssql.connect("x").cursor().execute("select " + q)
    session = cassandra.cluster.Cluster().connect()
    session.execute("select " + q)
    CosmosClient("x").get_database_client("d").get_container_client("c").query_items(query="select " + q)
    boto3.client("dynamodb").execute_statement(Statement="select " + q)
    boto3.client("athena").start_query_execution(QueryString="select " + q)
    boto3.client("rds-data").execute_statement(sql="select " + q)
    pd.read_sql("select " + q, None)
    pd.read_sql_query("select " + q, None)
    return ""
