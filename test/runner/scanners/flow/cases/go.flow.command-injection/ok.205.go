package main

import (
	"net/http"
	"os/exec"
	"strings"
)

func c1(w http.ResponseWriter, r *http.Request) {
	s := strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' {
			return c
		}
		return '_'
	}, r.FormValue("a"))
	exec.Command("sh", "-c", s).Run()
}
func c2(w http.ResponseWriter, r *http.Request) {
	s := strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z':
			return c
		}
		return '_'
	}, r.FormValue("a"))
	exec.Command("sh", "-c", s).Run()
}
func c3(w http.ResponseWriter, r *http.Request) {
	s := strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9':
			return c
		default:
			return -1
		}
	}, r.FormValue("a"))
	exec.Command("sh", "-c", s).Run()
}
func c4(w http.ResponseWriter, r *http.Request) {
	s := strings.Map(func(c rune) rune {
		switch {
		case c == '-' || c == '_':
			return c
		default:
			return -1
		}
	}, r.FormValue("a"))
	exec.Command("sh", "-c", s).Run()
}
func c5(w http.ResponseWriter, r *http.Request) {
	s := strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z':
			return c
		case c == '-' || c == '_':
			return c
		default:
			return -1
		}
	}, r.FormValue("a"))
	exec.Command("sh", "-c", s).Run()
}
