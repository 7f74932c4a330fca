package main

import (
	"net/http"
	"os/exec"

	"x/rules"
)

func a(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	if rules.Outcome(host).Err != nil {
		return
	}
	exec.Command("sh", "-c", "a "+host).Run()
}
func b(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	result := rules.Outcome(host)
	if !result.OK {
		return
	}
	exec.Command("sh", "-c", "b "+host).Run()
}
func c(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	result := rules.Full(host)
	if result.Err != nil {
		return
	}
	exec.Command("sh", "-c", "c "+host).Run()
}
func d(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	if problems := rules.Problems(host); len(problems) > 0 {
		return
	}
	exec.Command("sh", "-c", "d "+host).Run()
}
func e(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	report := rules.Reported(host)
	if report.HasErrors() {
		return
	}
	exec.Command("sh", "-c", "e "+host).Run()
}
func f(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	var errs []error
	if err := rules.Check(host); err != nil {
		errs = append(errs, err)
	}
	if len(errs) != 0 {
		return
	}
	exec.Command("sh", "-c", "f "+host).Run()
}
func g(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	if nil != rules.Check(host) {
		return
	}
	exec.Command("sh", "-c", "g "+host).Run()
}
func main() {
	http.HandleFunc("/a", a)
	http.HandleFunc("/b", b)
	http.HandleFunc("/c", c)
	http.HandleFunc("/d", d)
	http.HandleFunc("/e", e)
	http.HandleFunc("/f", f)
	http.HandleFunc("/g", g)
}
