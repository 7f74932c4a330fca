package main

import (
	"database/sql"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"unicode"
)

var db *sql.DB
var word = regexp.MustCompile(`^\w+$`)

func check(s string) error {
	if s == "" {
		return errors.New("empty")
	}
	if !word.MatchString(s) {
		return fmt.Errorf("bad %q", s)
	}
	return nil
}

func valid(s string) bool {
	if len(s) > 10 {
		return false
	}
	return word.MatchString(s)
}

func alphanumeric(s string) bool {
	for _, r := range s {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return false
		}
	}
	return true
}

func checked(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if err := check(n); err != nil {
		http.Error(w, "bad", 400)
		return
	}
	db.Query("select * from a where n = '" + n + "'")
}

func validated(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if !valid(n) {
		return
	}
	db.Query("select * from a where n = '" + n + "'")
}

func refused(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if err := check(n); err != nil {
		db.Query("select * from a where n = '" + n + "'") // expect
	}
}

func letters(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	if !alphanumeric(n) {
		return
	}
	db.Query("select * from a where n = '" + n + "'")
}

func first(w http.ResponseWriter, r *http.Request) {
	n := r.FormValue("n")
	for _, c := range n {
		if !unicode.IsDigit(c) {
			break
		}
	}
	db.Query("select * from a where n = '" + n + "'") // expect
}

func main() {
	http.HandleFunc("/checked", checked)
	http.HandleFunc("/validated", validated)
	http.HandleFunc("/refused", refused)
	http.HandleFunc("/letters", letters)
	http.HandleFunc("/first", first)
}
