package main

func connect() *Client {
	return New(Options{Address: "db:6379", Password: os.Getenv("REDIS_PASSWORD")})
}
