package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strings"
)

var key = []byte(os.Getenv("KEY"))

func sign(data []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write(data)
	return mac.Sum(nil)
}
func a(w http.ResponseWriter, r *http.Request) {
	next := r.URL.Query().Get("next")
	sig, _ := hex.DecodeString(r.URL.Query().Get("sig"))
	if !hmac.Equal(sign([]byte(next)), sig) {
		http.Error(w, "no", 400)
		return
	}
	http.Redirect(w, r, next, 302)
}
func b(w http.ResponseWriter, r *http.Request) {
	next := r.URL.Query().Get("next")
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(next))
	if subtle.ConstantTimeCompare([]byte(hex.EncodeToString(mac.Sum(nil))), []byte(r.URL.Query().Get("sig"))) != 1 {
		return
	}
	http.Redirect(w, r, next, 302)
}
func c(w http.ResponseWriter, r *http.Request) {
	payload, code, ok := strings.Cut(r.URL.Query().Get("token"), ".")
	if !ok {
		return
	}
	raw, err := base64.RawURLEncoding.DecodeString(payload)
	if err != nil {
		return
	}
	given, _ := base64.RawURLEncoding.DecodeString(code)
	if !hmac.Equal(given, sign(raw)) {
		return
	}
	http.Redirect(w, r, string(raw), 302)
}
