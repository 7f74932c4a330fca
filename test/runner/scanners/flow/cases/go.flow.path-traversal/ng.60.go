package main

import (
	"io"
	"net/http"
	"os"
)

func spool(w http.ResponseWriter, r *http.Request) {
	f, err := os.CreateTemp("", "spool-*")
	if err != nil {
		return
	}
	_, _ = io.Copy(f, r.Body)
	_, _ = f.Seek(0, io.SeekStart)
	name, _ := io.ReadAll(r.Body)
	_ = os.Remove("/srv/spool/" + string(name)) // expect
}
