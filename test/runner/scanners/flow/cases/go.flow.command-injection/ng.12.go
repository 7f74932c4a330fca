package main

import (
	"io"
	"net/http"
	"os/exec"
)

func run(w http.ResponseWriter, r *http.Request) {
	data := make([]byte, 20)
	io.ReadFull(r.Body, data)
	exec.Command("sh", "-c", "ls "+string(data)).Run() // expect
}
