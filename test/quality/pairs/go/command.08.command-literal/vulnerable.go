package app

import (
	"os/exec"
	"net/http"
	"net/url"
)

func Backup(w http.ResponseWriter, r *http.Request) {
	name, err := url.QueryUnescape(r.URL.RawQuery)
	if err != nil {
		return
	}
	cmd := &exec.Cmd{Path: "/bin/sh", Args: []string{"sh", "-c", "tar czf /backup/" + name + ".tgz /data"}}
	cmd.Run()
}
