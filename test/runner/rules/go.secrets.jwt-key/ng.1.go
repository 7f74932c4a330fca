package main

const signingKey = "correct horse"

func sign(token *jwt.Token) {
	token.SignedString([]byte("my-secret")) // expect
	token.SignedString([]byte(signingKey)) // expect
	store := sessions.NewCookieStore([]byte("secret-key")) // expect
}
