package main

import (
	"net/http"
	"os/exec"
	"sync"
)

var printers sync.Map

func remember(w http.ResponseWriter, r *http.Request) {
	printers.Store(r.FormValue("name"), r.FormValue("address"))
	printers.Range(func(name, address any) bool {
		exec.Command("sh", "-c", "lpadmin "+address.(string)).Run() // expect
		return true
	})
}
