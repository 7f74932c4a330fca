package app

import (
	"os/exec"
	"net/http"
	"time"
)

func Backup(w http.ResponseWriter, r *http.Request) {
	name := time.Now().Format("2006-01-02")
	cmd := &exec.Cmd{Path: "/bin/sh", Args: []string{"sh", "-c", "tar czf /backup/" + name + ".tgz /data"}}
	cmd.Run()
}
