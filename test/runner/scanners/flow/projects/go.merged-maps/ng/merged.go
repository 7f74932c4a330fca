package main

import (
	"maps"
	"net/http"
	"os/exec"
)

func h(w http.ResponseWriter, r *http.Request) {
	a := map[string]string{"cmd": "ls", "arg": "x"}
	b := maps.Clone(a)
	b["other"] = r.FormValue("q")
	exec.Command("sh", "-c", b["cmd"]).Run()
	exec.Command("sh", "-c", b["other"]).Run() // expect
	c := map[string]string{}
	maps.Copy(c, a)
	c["other"] = r.FormValue("q")
	exec.Command("sh", "-c", c["cmd"]).Run()
	exec.Command("sh", "-c", c["other"]).Run() // expect
	d := map[string]string{}
	for k, v := range a {
		d[k] = v
	}
	d["other"] = r.FormValue("q")
	exec.Command("sh", "-c", d["cmd"]).Run()
	exec.Command("sh", "-c", d["other"]).Run() // expect
}
func main() { http.HandleFunc("/", h) }
