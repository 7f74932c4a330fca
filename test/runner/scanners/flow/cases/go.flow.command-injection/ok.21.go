package web

import (
	"net/http"
	"os/exec"
	"strings"
)

func Ping(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	if strings.ContainsAny(host, ";&|$`\n<>()\\\"'") {
		http.Error(w, "not a host", http.StatusBadRequest)
		return
	}
	exec.Command("sh", "-c", "ping -c 1 "+host).Run()
}
