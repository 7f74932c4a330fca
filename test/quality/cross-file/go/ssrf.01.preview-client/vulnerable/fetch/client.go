package fetch

import (
	"io"
	"net/http"
	"time"
)

type Client struct {
	http *http.Client
}

func New() *Client {
	return &Client{http: &http.Client{Timeout: 5 * time.Second}}
}

func (c *Client) Text(address string) (string, error) {
	response, err := c.http.Get(address) // expect
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, 1<<20))
	return string(body), err
}
