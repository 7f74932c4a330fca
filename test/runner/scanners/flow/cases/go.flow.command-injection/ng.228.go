package main

import (
	"os/exec"
	"strconv"
	"context"
	"encoding/json"
	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-lambda-go/lambda"
)

type In struct { Name string }
func h(ctx context.Context, request events.APIGatewayProxyRequest) (events.APIGatewayProxyResponse, error) {
	exec.Command("sh", "-c", request.QueryStringParameters["q"]).Run() // expect
	if n, err := strconv.Atoi(request.QueryStringParameters["q"]); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", request.PathParameters["q"]).Run() // expect
	exec.Command("sh", "-c", request.Headers["q"]).Run() // expect
	exec.Command("sh", "-c", request.Body).Run() // expect
	exec.Command("sh", "-c", request.Path).Run() // expect
	exec.Command("sh", "-c", request.MultiValueHeaders["q"][0]).Run() // expect
	exec.Command("sh", "-c", request.MultiValueQueryStringParameters["q"][0]).Run() // expect
	var in In
	json.Unmarshal([]byte(request.Body), &in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	return events.APIGatewayProxyResponse{}, nil
}
func v2(ctx context.Context, e events.APIGatewayV2HTTPRequest) error {
	exec.Command("sh", "-c", e.RawPath).Run() // expect
	exec.Command("sh", "-c", e.RawQueryString).Run() // expect
	exec.Command("sh", "-c", e.Cookies[0]).Run() // expect
	exec.Command("sh", "-c", e.Body).Run() // expect
	exec.Command("sh", "-c", e.RequestContext.HTTP.Path).Run() // expect
	return nil
}
func url(ctx context.Context, e events.LambdaFunctionURLRequest) error {
	exec.Command("sh", "-c", e.Body).Run() // expect
	exec.Command("sh", "-c", e.QueryStringParameters["x"]).Run() // expect
	exec.Command("sh", "-c", e.Headers["x"]).Run() // expect
	return nil
}
func alb(ctx context.Context, e events.ALBTargetGroupRequest) error {
	exec.Command("sh", "-c", e.Body).Run() // expect
	exec.Command("sh", "-c", e.QueryStringParameters["x"]).Run() // expect
	return nil
}
func s3(ctx context.Context, e events.S3Event) {
	for _, r := range e.Records {
		exec.Command("sh", "-c", r.S3.Object.Key).Run() // expect
		exec.Command("sh", "-c", r.S3.Object.URLDecodedKey).Run() // expect
	}
}
func sns(ctx context.Context, e events.SNSEvent) {
	for _, r := range e.Records {
		exec.Command("sh", "-c", r.SNS.Message).Run() // expect
	}
}
func sqs(ctx context.Context, e events.SQSEvent) {
	for _, r := range e.Records {
		exec.Command("sh", "-c", r.Body).Run() // expect
	}
}
func sqs1(m events.SQSMessage) {
	exec.Command("sh", "-c", m.Body).Run() // expect
}
func kin(ctx context.Context, e events.KinesisEvent) {
	for _, r := range e.Records {
		exec.Command("sh", "-c", string(r.Kinesis.Data)).Run() // expect
	}
}
func wsock(ctx context.Context, e events.APIGatewayWebsocketProxyRequest) error {
	exec.Command("sh", "-c", e.Body).Run() // expect
	return nil
}
func auth(ctx context.Context, e events.APIGatewayCustomAuthorizerRequest) error {
	exec.Command("sh", "-c", e.AuthorizationToken).Run() // expect
	return nil
}
func cognito(e events.CognitoEventUserPoolsPreSignup) {
	exec.Command("sh", "-c", e.Request.UserAttributes["email"]).Run() // expect
	exec.Command("sh", "-c", e.UserName).Run() // expect
}
func ses(e events.SimpleEmailEvent) {
	exec.Command("sh", "-c", e.Records[0].SES.Mail.CommonHeaders.Subject).Run() // expect
	exec.Command("sh", "-c", e.Records[0].SES.Mail.Source).Run() // expect
}
func main() { lambda.Start(typed) }
func typed(ctx context.Context, in In) (string, error) {
	exec.Command("sh", "-c", in.Name).Run() // expect
	return "", nil
}
