package main

import (
	"net/http"

	"example.com/topicsng/bus"
	"example.com/topicsng/worker"
)

func main() {
	b := bus.New()
	worker.Register(b)
	http.HandleFunc("/r", func(w http.ResponseWriter, r *http.Request) {
		b.Topic("ping") <- r.FormValue("host")
		b.Topic("ping") <- "localhost"
	})
	http.ListenAndServe(":1", nil)
}
