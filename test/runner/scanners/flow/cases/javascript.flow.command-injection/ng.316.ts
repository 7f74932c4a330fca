import { exec } from 'node:child_process';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import AWS from 'aws-sdk';
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const dynamo = new AWS.DynamoDB.DocumentClient();
const s3 = new S3Client({});
const old = new AWS.S3();
export async function run(id: string) {
  const { Item } = await documents.send(new GetCommand({ TableName: 'jobs', Key: { id } }));
  exec('run ' + Item!.command); // expect
  const { Items = [] } = await documents.send(new QueryCommand({ TableName: 'jobs' }));
  for (const item of Items) exec('run ' + item.command); // expect
  const command = new ScanCommand({ TableName: 'jobs' });
  const scanned = await documents.send(command);
  scanned.Items?.forEach((item) => exec('run ' + item.command)); // expect
  const raw = await documents.send(new GetItemCommand({ TableName: 'jobs', Key: { id: { S: id } } }));
  exec('run ' + raw.Item!.command.S); // expect
  const data = await dynamo.get({ TableName: 'jobs', Key: { id } }).promise();
  exec('run ' + data.Item!.command); // expect
  const page = await dynamo.query({ TableName: 'jobs' }).promise();
  exec('run ' + page.Items![0].command); // expect
  const object = await s3.send(new GetObjectCommand({ Bucket: 'b', Key: 'run.sh' }));
  exec(await object.Body!.transformToString()); // expect
  const before = await old.getObject({ Bucket: 'b', Key: 'run.sh' }).promise();
  exec(before.Body!.toString()); // expect
  const put = await s3.send(new PutObjectCommand({ Bucket: 'b', Key: 'k' }));
  exec('echo ' + put.ETag);
}
