package main

import (
	"encoding/json"
	"net/http"

	"example.com/ops/tools"
)

func lookup(w http.ResponseWriter, r *http.Request) {
	answer, err := tools.Lookup(r.URL.Query().Get("domain"))
	if err != nil {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	json.NewEncoder(w).Encode(map[string]string{"answer": answer})
}

func main() {
	http.HandleFunc("/dns", lookup)
	http.ListenAndServe(":9000", nil)
}
