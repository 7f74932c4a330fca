package auth

import "net/http"

var pages = map[string]bool{"/": true, "/orders": true, "/settings": true}

func returnLocation(r *http.Request) string {
	target := r.URL.Query().Get("return_to")
	if pages[target] {
		return target
	}
	return "/"
}
