package main

func hash(password string) {
	sum := sha256.Sum256([]byte(password))
	h := hmac.New(sha256.New, key)
	mac := hmac.New(sha1.New, key)
	bcrypt.GenerateFromPassword(password, 12)
}
