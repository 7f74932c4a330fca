package app

import (
	"context"
	"net/http"
	"github.com/aws/aws-lambda-go/events"
)

var feeds = map[string]string{"news": "https://news.example.com/feed"}

func Handle(ctx context.Context, event events.APIGatewayProxyRequest) (events.APIGatewayProxyResponse, error) {
	resp, err := http.Get(feeds[event.QueryStringParameters["feed"]])
	if err != nil {
		return events.APIGatewayProxyResponse{StatusCode: 502}, nil
	}
	defer resp.Body.Close()
	return events.APIGatewayProxyResponse{StatusCode: 200}, nil
}
