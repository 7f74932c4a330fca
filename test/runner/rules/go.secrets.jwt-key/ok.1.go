package main

func sign(token *jwt.Token) {
	token.SignedString([]byte(os.Getenv("KEY")))
	token.SignedString(key)
	store := sessions.NewCookieStore([]byte(config.Key))
}
