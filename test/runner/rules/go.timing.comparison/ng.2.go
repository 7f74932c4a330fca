package main

func valid(r *http.Request, mac hash.Hash) bool {
	if r.Header.Get("X-Signature") != hex.EncodeToString(mac.Sum(nil)) { // expect
		return false
	}
	return true
}
