package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"net/http"
	"os"
)

func sign(data string) string {
	mac := hmac.New(sha256.New, []byte(os.Getenv("KEY")))
	mac.Write([]byte(data))
	return hex.EncodeToString(mac.Sum(nil))
}

func out(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	if !hmac.Equal([]byte(sign(target)), []byte(r.FormValue("code"))) {
		http.Error(w, "changed", http.StatusBadRequest)
		return
	}
	http.Redirect(w, r, target, http.StatusFound)
}

func next(w http.ResponseWriter, r *http.Request) {
	target := r.FormValue("target")
	if subtle.ConstantTimeCompare([]byte(sign(target)), []byte(r.FormValue("code"))) != 1 {
		return
	}
	http.Redirect(w, r, target, http.StatusFound)
}
