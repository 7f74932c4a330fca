package main

func valid(body, key, given []byte) bool {
	mac := hmac.New(sha256.New, key)
	mac.Write(body)
	return bytes.Equal(given, mac.Sum(nil)) // expect
}
