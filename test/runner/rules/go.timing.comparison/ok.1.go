package main

func valid(body, key, given []byte) bool {
	mac := hmac.New(sha256.New, key)
	mac.Write(body)
	return hmac.Equal(given, mac.Sum(nil))
}
