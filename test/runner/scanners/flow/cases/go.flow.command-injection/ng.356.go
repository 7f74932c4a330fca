package main

import (
	"net/http"
	"os/exec"
	"regexp"
)

func a1(w http.ResponseWriter, r *http.Request) {
	q := r.FormValue("q")
	re := regexp.MustCompile("(?P<n>a.*)")
	m := re.FindStringSubmatch(q)
	for i, n := range other() {
		_ = n
		exec.Command("sh", "-c", m[i]).Run() // expect
	}
}
func a2(w http.ResponseWriter, r *http.Request) {
	q := r.FormValue("q")
	re := regexp.MustCompile("(?P<n>a.*)")
	m := re.FindStringSubmatch(q)
	for i, n := range re.SubexpNames() {
		_ = n
		exec.Command("sh", "-c", m[i+0]).Run() // expect
	}
}
func a3(w http.ResponseWriter, r *http.Request) {
	q := r.FormValue("q")
	re := regexp.MustCompile("(?P<n>a.*)")
	m := re.FindStringSubmatch(q)
	for i, n := range m {
		_ = n
		exec.Command("sh", "-c", m[i]).Run() // expect
	}
}
func a4(w http.ResponseWriter, r *http.Request) {
	q := r.FormValue("q")
	m := []string{"a", q}
	for i, n := range []string{"x", "y"} {
		_ = n
		exec.Command("sh", "-c", m[i]).Run() // expect
	}
}
