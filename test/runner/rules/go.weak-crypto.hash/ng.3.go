package main

func sign(key, text []byte) []byte {
	m := hmac.New(md5.New, key) // expect
	m.Write(text)
	return m.Sum(nil)
}
