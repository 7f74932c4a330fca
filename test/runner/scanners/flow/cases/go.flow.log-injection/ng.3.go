package app

import (
	"net/http"
	"log"
	"time"
)

func Handle(w http.ResponseWriter, r *http.Request) {
	msgs := make(chan string, 1)
	msgs <- r.FormValue("m")
	select {
	case m := <-msgs:
		log.Printf("got %s", m) // expect
	case <-time.After(time.Second):
	}
}
