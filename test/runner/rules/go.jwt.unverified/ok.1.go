package main

func claims(text string) {
	token, err := jwt.Parse(text, keyFunc, jwt.WithValidMethods([]string{"HS256"}))
	jwt.NewWithClaims(jwt.SigningMethodHS256, claims)
}
