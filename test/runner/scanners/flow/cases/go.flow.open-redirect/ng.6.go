package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"os"
)

// Whoever sends the data can compute its hash.
func out(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	sum := sha256.Sum256([]byte(target))
	if hex.EncodeToString(sum[:]) != r.FormValue("code") {
		return
	}
	http.Redirect(w, r, target, http.StatusFound) // expect
}

func next(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	mac := hmac.New(sha256.New, []byte(os.Getenv("KEY")))
	mac.Write([]byte(target))
	if hmac.Equal(mac.Sum(nil), []byte(r.FormValue("code"))) {
		return
	}
	http.Redirect(w, r, target, http.StatusFound) // expect
}
