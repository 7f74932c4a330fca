package app

import (
	"context"
	"net/http"
	"github.com/aws/aws-lambda-go/events"
)

func Handle(ctx context.Context, event events.APIGatewayProxyRequest) (events.APIGatewayProxyResponse, error) {
	resp, err := http.Get(event.QueryStringParameters["feed"])
	if err != nil {
		return events.APIGatewayProxyResponse{StatusCode: 502}, nil
	}
	defer resp.Body.Close()
	return events.APIGatewayProxyResponse{StatusCode: 200}, nil
}
