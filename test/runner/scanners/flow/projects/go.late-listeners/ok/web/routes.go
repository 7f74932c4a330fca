package web

import (
	"net/http"

	"example.org/lagoon/gauges"
)

func Routes(feed *gauges.Feed) http.Handler {
	mux := http.NewServeMux()
	h := &readings{feed: feed}
	mux.HandleFunc("POST /readings", h.add)
	feed.Listen(gauges.Diary())
	return mux
}
