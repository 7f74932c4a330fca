import os

import pandas as pd
import records
from azure.cosmos import CosmosClient
from azure.storage.blob import BlobServiceClient
from cassandra.cluster import Cluster
from elasticsearch import AsyncElasticsearch, Elasticsearch
from google.cloud import bigquery, firestore, storage
from influxdb_client import InfluxDBClient
from minio import Minio
from neo4j import GraphDatabase
from opensearchpy import OpenSearch
from supabase import create_client

es = Elasticsearch("http://localhost:9200")
aes = AsyncElasticsearch("http://localhost:9200")
opensearch = OpenSearch("localhost")
cluster = Cluster(["localhost"])
session = cluster.connect("app")
driver = GraphDatabase.driver("neo4j://localhost")
firestore_db = firestore.Client()
gcs = storage.Client()
bq = bigquery.Client()
blobs = BlobServiceClient.from_connection_string("x")
cosmos = CosmosClient("x").get_database_client("app").get_container_client("hosts")
minio_client = Minio("localhost")
supabase = create_client("url", "key")
engine = object()


def by_search():
    response = es.search(index="hosts", query={"match_all": {}})
    for hit in response["hits"]["hits"]:
        os.system("ping " + hit["_source"]["name"])  # expect


def by_es_get():
    os.system("ping " + es.get(index="hosts", id="1")["_source"]["name"])  # expect


async def by_async_search():
    result = await aes.search(index="hosts", query={"match_all": {}})
    os.system("ping " + result["hits"]["hits"][0]["_source"]["name"])  # expect


def by_opensearch():
    for hit in opensearch.search(index="hosts", body={})["hits"]["hits"]:
        os.system("ping " + hit["_source"]["name"])  # expect


def by_cassandra():
    for row in session.execute("SELECT name FROM hosts"):
        os.system("ping " + row.name)  # expect


def by_cassandra_one():
    os.system("ping " + session.execute("SELECT name FROM hosts").one().name)  # expect


def by_neo4j():
    with driver.session() as neo:
        for record in neo.run("MATCH (h:Host) RETURN h.name AS name"):
            os.system("ping " + record["name"])  # expect


def by_neo4j_query():
    rows, summary, keys = driver.execute_query("MATCH (h:Host) RETURN h.name AS name")
    for record in rows:
        os.system("ping " + record["name"])  # expect


def by_neo4j_tx():
    def read(tx):
        result = tx.run("MATCH (h:Host) RETURN h.name AS name")
        os.system("ping " + result.single()["name"])  # expect

    with driver.session() as neo:
        neo.execute_read(read)


def by_firestore():
    doc = firestore_db.collection("hosts").document("a").get()
    os.system("ping " + doc.to_dict()["name"])  # expect


def by_firestore_stream():
    for doc in firestore_db.collection("hosts").where("port", "==", 1).stream():
        os.system("ping " + doc.to_dict()["name"])  # expect


def by_firestore_field():
    snapshot = firestore_db.document("hosts/a").get()
    os.system("ping " + snapshot.get("name"))  # expect


def by_gcs():
    bucket = gcs.bucket("hosts")
    text = bucket.blob("a").download_as_text()
    os.system("ping " + text)  # expect


def by_gcs_bytes():
    blob = gcs.get_bucket("hosts").get_blob("a")
    os.system("ping " + blob.download_as_bytes().decode())  # expect


def by_bigquery():
    for row in bq.query("SELECT name FROM hosts").result():
        os.system("ping " + row.name)  # expect


def by_azure_blob():
    text = blobs.get_blob_client("hosts", "a").download_blob().readall().decode()
    os.system("ping " + text)  # expect


def by_cosmos():
    for item in cosmos.query_items("SELECT * FROM c"):
        os.system("ping " + item["name"])  # expect


def by_cosmos_read():
    os.system("ping " + cosmos.read_item("a", partition_key="a")["name"])  # expect


def by_minio():
    response = minio_client.get_object("hosts", "a")
    os.system("ping " + response.read().decode())  # expect


def by_supabase():
    for row in supabase.table("hosts").select("*").execute().data:
        os.system("ping " + row["name"])  # expect


def by_pandas():
    df = pd.read_sql("SELECT name FROM hosts", engine)
    for index, row in df.iterrows():
        os.system("ping " + row["name"])  # expect


def by_pandas_query():
    df = pd.read_sql_query("SELECT name FROM hosts", engine)
    os.system("ping " + df["name"].iloc[0])  # expect


def by_pandas_csv():
    for row in pd.read_csv("hosts.csv").itertuples():
        os.system("ping " + row.name)  # expect


def by_pandas_apply():
    df = pd.read_excel("hosts.xlsx")
    for name in df["name"].tolist():
        os.system("ping " + name)  # expect


def by_records():
    for row in records.Database("sqlite://").query("SELECT name FROM hosts"):
        os.system("ping " + row.name)  # expect


def by_influx():
    for table in InfluxDBClient("url").query_api().query('from(bucket: "b")'):
        for record in table.records:
            os.system("ping " + record.get_value())  # expect


def safe():
    item = cosmos.read_item("a", partition_key="a")
    os.system("ping %d" % int(item["port"]))
