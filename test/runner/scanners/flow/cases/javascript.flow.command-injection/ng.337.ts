import { exec } from 'node:child_process';
import { Client } from '@elastic/elasticsearch';
import neo4j from 'neo4j-driver';
import cassandra from 'cassandra-driver';
import couchbase from 'couchbase';
import { BigQuery } from '@google-cloud/bigquery';
import { createClient } from '@clickhouse/client';
import Nano from 'nano';
const client = new Client({ node: 'http://localhost:9200' });
export async function elastic(id: string) {
  const result = await client.search<Job>({ index: 'jobs', query: { match_all: {} } });
  result.hits.hits.forEach((hit) => exec('run ' + hit._source!.command)); // expect
  const doc = await client.get<Job>({ index: 'jobs', id });
  exec('run ' + doc._source!.command); // expect
  exec('run ' + Number(doc._source!.command));
  const { body } = await client.search({ index: 'jobs' });
  exec('run ' + body.hits.hits[0]._source.command); // expect
}
export async function graph() {
  const driver = neo4j.driver('neo4j://localhost');
  const session = driver.session();
  const result = await session.run('MATCH (j:Job) RETURN j.command AS command');
  exec('run ' + result.records[0].get('command')); // expect
  for (const record of result.records) exec('run ' + record.get('j').properties.command); // expect
  const { records } = await driver.executeQuery('MATCH (j:Job) RETURN j');
  exec('run ' + records[0].get('j').properties.command); // expect
  const read = await session.executeRead((tx) => tx.run('MATCH (j:Job) RETURN j.command AS command'));
  exec('run ' + read.records[0].toObject().command); // expect
}
export async function wide(id: string) {
  const cassandraClient = new cassandra.Client({ contactPoints: ['h'] });
  const result = await cassandraClient.execute('SELECT * FROM jobs WHERE id = ?', [id], { prepare: true });
  exec('run ' + result.first().command); // expect
  exec('run ' + result.rows[0].command); // expect
  exec('run ' + result.rows[0]['command']); // expect
}
export async function couch(id: string) {
  const cluster = await couchbase.connect('couchbase://localhost');
  const collection = cluster.bucket('app').defaultCollection();
  const { content } = await collection.get(id);
  exec('run ' + content.command); // expect
  const { rows } = await cluster.query('SELECT * FROM jobs');
  exec('run ' + rows[0].command); // expect
  const jobs = Nano('http://localhost:5984').use('jobs');
  const doc = await jobs.get(id);
  exec('run ' + doc.command); // expect
}
export async function warehouse() {
  const bigquery = new BigQuery();
  const [rows] = await bigquery.query('SELECT * FROM jobs');
  exec('run ' + rows[0].command); // expect
  const clickhouse = createClient();
  const resultSet = await clickhouse.query({ query: 'SELECT * FROM jobs', format: 'JSONEachRow' });
  const data = await resultSet.json();
  exec('run ' + data[0].command); // expect
}
