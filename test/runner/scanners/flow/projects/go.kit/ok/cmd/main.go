package main

import (
	"net/http"

	"example.com/ferry/ferry"
	"example.com/ferry/office"
)

func main() {
	svc := ferry.NewService(office.Desk{})
	http.ListenAndServe(":8080", ferry.NewHandler(svc))
}
