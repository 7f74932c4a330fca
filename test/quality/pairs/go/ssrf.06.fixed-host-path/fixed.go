package search

import (
	"encoding/json"
	"net/http"
	"net/url"
)

type result struct {
	Total int `json:"total"`
}

func Search(w http.ResponseWriter, r *http.Request) {
	server := r.Header.Get("X-Search-Server")
	query := url.Values{"q": {r.FormValue("q")}}
	if server != "" {
		server = "search.example.com"
	} else {
		server = "www.example.com"
	}
	response, err := http.Get("https://" + server + "/api?" + query.Encode())
	if err != nil {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	defer response.Body.Close()
	var found result
	if err := json.NewDecoder(response.Body).Decode(&found); err != nil {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	json.NewEncoder(w).Encode(found)
}
