import type { APIGatewayProxyEvent, APIGatewayProxyEventV2, APIGatewayProxyHandler, S3Event, SNSEvent, SQSEvent, Handler, ALBEvent, LambdaFunctionURLEvent, SESEvent, APIGatewayRequestAuthorizerEvent, APIGatewayTokenAuthorizerEvent, APIGatewayProxyWebsocketEventV2, AppSyncResolverEvent, DynamoDBStreamEvent, KinesisStreamEvent, CognitoUserPoolTriggerEvent } from "aws-lambda";
import middy from "@middy/core";
import jsonBodyParser from "@middy/http-json-body-parser";
import { exec } from "node:child_process";
export const handler = async (event: APIGatewayProxyEvent) => {
  exec("x " + event.queryStringParameters?.q); // expect
  exec("x " + event.pathParameters!.id); // expect
  exec("x " + JSON.parse(event.body).name); // expect
  exec("x " + event.headers.x); // expect
  exec("x " + event.path); // expect
  exec("x " + event.multiValueHeaders.x[0]); // expect
  exec("x " + event.requestContext.path); // expect
  exec("x " + Number(event.queryStringParameters?.n));
  return { statusCode: 200, body: "" };
};
export const v2 = async (event: APIGatewayProxyEventV2) => {
  exec("x " + event.rawPath); // expect
  exec("x " + event.rawQueryString); // expect
  exec("x " + event.cookies[0]); // expect
  exec("x " + event.requestContext.http.path); // expect
  exec("x " + event.requestContext.http.userAgent); // expect
};
export const h3: APIGatewayProxyHandler = async ({ body, pathParameters, queryStringParameters, headers }) => {
  exec("x " + JSON.parse(body).name); // expect
  exec("x " + pathParameters.id); // expect
  exec("x " + queryStringParameters.id); // expect
  exec("x " + headers.id); // expect
};
export const s3 = async (event: S3Event) => {
  for (const record of event.Records) { const key = decodeURIComponent(record.s3.object.key.replace(/\+/g, " ")); exec("x " + key); // expect
  }
};
export const sns = async (event: SNSEvent) => { exec("x " + event.Records[0].Sns.Message); // expect
};
export const sqs = async ({ Records }: SQSEvent) => { for (const r of Records) exec("x " + JSON.parse(r.body).name); // expect
};
const base = async (event) => { const { name } = event.body; exec("x " + name); // expect
};
export const m = middy(base).use(jsonBodyParser());
export const auth = async (event: APIGatewayTokenAuthorizerEvent) => { exec("x " + event.authorizationToken); // expect
};
export const appsync = async (event: AppSyncResolverEvent<{ name: string }>) => { exec("x " + event.arguments.name); // expect
};
export const cognito = async (event) => { exec("x " + event.request.userAttributes.email); // expect
  exec("x " + event.userName); // expect
};
