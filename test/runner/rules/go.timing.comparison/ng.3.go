package main

func (k *keyring) signed(r *http.Request, body []byte, given string) bool {
	if r.Header.Get("X-Api-Key") != config.Key { // expect
		return false
	}
	return k.mac(body) == given // expect
}
