package main

import (
	"net/http"
	"os/exec"
	"strconv"
	"sync"
)

var trays sync.Map

func fill(w http.ResponseWriter, r *http.Request) {
	trays.Store("lower", len(r.FormValue("paper")))
	trays.Range(func(name, sheets any) bool {
		exec.Command("sh", "-c", "lpfill "+strconv.Itoa(sheets.(int))).Run()
		return true
	})
}
