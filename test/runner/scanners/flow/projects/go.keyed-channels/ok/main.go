package main

import (
	"net/http"

	"example.com/topicsok/bus"
	"example.com/topicsok/worker"
)

func main() {
	b := bus.New()
	worker.Register(b)
	http.HandleFunc("/r", func(w http.ResponseWriter, r *http.Request) {
		b.Topic("ping") <- "localhost"
	})
	http.ListenAndServe(":1", nil)
}
