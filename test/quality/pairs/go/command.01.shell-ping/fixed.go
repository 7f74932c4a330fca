package main

import (
	"net/http"
	"os/exec"
)

func ping(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	output, err := exec.Command("ping", "-c", "3", "--", host).CombinedOutput()
	if err != nil {
		http.Error(w, "unreachable", http.StatusBadGateway)
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	if len(output) > 0 {
		w.WriteHeader(http.StatusOK)
	}
}

func main() {
	http.HandleFunc("/ping", ping)
	http.ListenAndServe("127.0.0.1:8080", nil)
}
