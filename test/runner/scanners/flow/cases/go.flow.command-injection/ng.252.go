package main

import (
	"net/http"
	"os/exec"
	"strings"
	"unicode"
)

func onlyLetters(r rune) rune {
	if unicode.IsLetter(r) {
		return r
	}
	return -1
}
func b1(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", strings.Map(onlyLetters, r.FormValue("a"))).Run()
}
func b2(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", strings.Map(unicode.ToLower, r.FormValue("a"))).Run() // expect
}
func b3(w http.ResponseWriter, r *http.Request) {
	s := strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9':
			return c
		case c == '-' || c == '_':
			return c
		}
		return '_'
	}, r.FormValue("a"))
	exec.Command("sh", "-c", s).Run()
}
func b4(w http.ResponseWriter, r *http.Request) {
	s := strings.Map(func(c rune) rune {
		if c == '\n' || c == '\r' {
			return ' '
		}
		return c
	}, r.FormValue("a"))
	exec.Command("sh", "-c", s).Run() // expect
}
func b5(w http.ResponseWriter, r *http.Request) {
	s := strings.Map(func(c rune) rune {
		if strings.ContainsRune("abc", c) {
			return c
		}
		return -1
	}, r.FormValue("a"))
	exec.Command("sh", "-c", s).Run()
}
