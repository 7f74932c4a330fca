package main

import (
	"errors"
	"net/http"
	"os/exec"
	"unicode"
)

func check(name string) error {
	if name == "" || len(name) > 63 {
		return errors.New("length")
	}
	for _, c := range name {
		if (c < 'a' || c > 'z') && c != '_' {
			return errors.New("character")
		}
	}
	return nil
}
func isSlug(s string) bool {
	for _, r := range s {
		switch {
		case r >= 'a' && r <= 'z':
		case r >= '0' && r <= '9':
		case r == '-':
		default:
			return false
		}
	}
	return true
}
func loose(s string) bool {
	for _, r := range s {
		if r < 'a' && r != '_' {
			return false
		}
	}
	return true
}
func slashes(s string) bool {
	for _, r := range s {
		if !(r >= 'a' && r <= 'z' || r == ';') {
			return false
		}
	}
	return true
}
func mixed(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if unicode.IsLetter(rune(c)) {
			continue
		}
		if '0' <= c && c <= '9' {
			continue
		}
		return false
	}
	return true
}

func a(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if err := check(n); err != nil {
		return
	}
	exec.Command("sh", "-c", "ls "+n).Run()
}
func b(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if !isSlug(n) {
		return
	}
	exec.Command("sh", "-c", "ls "+n).Run()
}
func c(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if !loose(n) {
		return
	}
	exec.Command("sh", "-c", "ls "+n).Run() // expect
}
func d(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if !slashes(n) {
		return
	}
	exec.Command("sh", "-c", "ls "+n).Run() // expect
}
func e(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if !mixed(n) {
		return
	}
	exec.Command("sh", "-c", "ls "+n).Run()
}
