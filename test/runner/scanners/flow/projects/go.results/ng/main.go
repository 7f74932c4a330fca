package main

import (
	"net/http"
	"os/exec"

	"x/rules"
)

func A(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	if rules.Outcome(host).Err == nil {
		return
	}
	exec.Command("sh", "-c", "A "+host).Run() // expect
}
func B(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	report := rules.Reported(host)
	if !report.HasErrors() {
		return
	}
	exec.Command("sh", "-c", "B "+host).Run() // expect
}
func C(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	result := rules.Outcome(host)
	if result.OK {
		return
	}
	exec.Command("sh", "-c", "C "+host).Run() // expect
}
func main() {
	http.HandleFunc("/A", A)
	http.HandleFunc("/B", B)
	http.HandleFunc("/C", C)
}
