package web

import (
	"net/http"
	"os/exec"
)

func Backup(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	if err := exec.Command("sh", "-c", "tar czf /backup/"+target+".tgz /srv/data").Run(); err != nil { // expect high
		http.Error(w, "backup failed", http.StatusInternalServerError)
	}
}
