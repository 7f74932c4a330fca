package main

func protect(h http.Handler, cookie *http.Cookie, key []byte) http.Handler {
	cookie.Secure = false // expect
	return csrf.Protect(key, csrf.Secure(false))(h) // expect
}
