package main

import (
	"encoding/json"
	"net/http"
)

func preview(w http.ResponseWriter, r *http.Request) {
	address := r.URL.Query().Get("url")
	allowed := map[string]string{"news": "https://news.example.com/", "jobs": "https://jobs.example.com/"}
	address, ok := allowed[address]
	if !ok {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	response, err := http.Get(address)
	if err != nil {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	defer response.Body.Close()
	json.NewEncoder(w).Encode(map[string]int64{"length": response.ContentLength})
}

func main() {
	http.HandleFunc("/preview", preview)
	http.ListenAndServe(":8080", nil)
}
