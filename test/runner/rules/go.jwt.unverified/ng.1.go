package main

func claims(text string) {
	token, _, err := new(jwt.Parser).ParseUnverified(text, claims) // expect
	token.SignedString(jwt.UnsafeAllowNoneSignatureType) // expect
}
