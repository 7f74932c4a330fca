package main

func connect() *Client {
	return New(Options{Address: "db:6379", Password: "Tr0ub4dor3x"}) // expect
}
