package main

import (
	"net/http"

	"example.com/gateway/middleware"
	"example.com/gateway/proxy"
)

func main() {
	http.Handle("/stock", middleware.Backend(http.HandlerFunc(proxy.Stock)))
	http.ListenAndServe(":8080", nil)
}
