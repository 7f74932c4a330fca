package proxy

import (
	"io"
	"net/http"
	"net/url"
)

func Search(w http.ResponseWriter, r *http.Request) {
	target := url.URL{Scheme: "http", Host: "search.internal:9200", Path: "/search"}
	target.RawQuery = url.Values{"q": {r.URL.Query().Get("q")}}.Encode()
	answer, err := http.Get(target.String()) // expect
	if err != nil {
		http.Error(w, "search failed", http.StatusBadGateway)
		return
	}
	defer answer.Body.Close()
	io.Copy(w, answer.Body)
}
