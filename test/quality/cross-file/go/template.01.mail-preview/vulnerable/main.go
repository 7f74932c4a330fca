package main

import (
	"encoding/json"
	"net/http"

	"example.com/mail/mail"
)

func main() {
	http.HandleFunc("/preview", func(w http.ResponseWriter, r *http.Request) {
		text, err := mail.Preview(r.PostFormValue("body"))
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		json.NewEncoder(w).Encode(text)
	})
	http.ListenAndServe(":8080", nil)
}
