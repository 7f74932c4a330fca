const express = require("express");
const { Connection, Request } = require("tedious");
const oracledb = require("oracledb");
const mariadb = require("mariadb");
const { BigQuery } = require("@google-cloud/bigquery");
const { createClient } = require("@clickhouse/client");
const { CosmosClient } = require("@azure/cosmos");
const { DynamoDBClient, ExecuteStatementCommand } = require("@aws-sdk/client-dynamodb");
const { RDSDataClient, ExecuteStatementCommand: Rds } = require("@aws-sdk/client-rds-data");
const cassandra = require("cassandra-driver");
const { DuckDBInstance } = require("@duckdb/node-api");
const app = express();

app.get("/", async (req, res) => {
  const q = req.query.q;
  new Request("select * from t where a = '" + q + "'", () => {}); // expect
  const conn = await oracledb.getConnection({});
  await conn.execute("select " + q); // expect
  const c2 = await mariadb.createConnection({});
  c2.query("select " + q); // expect
  const bigquery = new BigQuery();
  await bigquery.query("select " + q); // expect
  await bigquery.query({ query: "select " + q }); // expect
  await bigquery.createQueryJob({ query: "select " + q }); // expect
  const ch = createClient();
  await ch.query({ query: "select " + q }); // expect
  await ch.command({ query: "drop " + q }); // expect
  const cosmos = new CosmosClient({});
  await cosmos.database("d").container("c").items.query("select " + q).fetchAll(); // expect
  await cosmos.database("d").container("c").items.query({ query: "select " + q }).fetchAll(); // expect
  new ExecuteStatementCommand({ Statement: "select " + q }); // expect
  new Rds({ sql: "select " + q }); // expect
  const cas = new cassandra.Client({});
  cas.execute("select " + q); // expect
  const inst = await DuckDBInstance.create();
  const dc = await inst.connect();
  await dc.runAndReadAll("select " + q); // expect
});
