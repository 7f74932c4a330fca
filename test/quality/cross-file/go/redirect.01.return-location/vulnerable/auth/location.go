package auth

import "net/http"

func returnLocation(r *http.Request) string {
	if target := r.URL.Query().Get("return_to"); target != "" {
		return target
	}
	return "/"
}
