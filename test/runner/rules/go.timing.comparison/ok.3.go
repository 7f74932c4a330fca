package main

func (k *keyring) signed(r *http.Request, body []byte, given string) bool {
	if r.Header.Get("X-Api-Key") == "" || r.Header.Get("Idempotency-Key") == given || sign(3) == -1 {
		return false
	}
	return hmac.Equal([]byte(k.mac(body)), []byte(given)) && k.signature(body) != nil
}
