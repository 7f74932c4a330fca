package main

func user(token string) (*jwt.Token, error) {
	return jwt.Parse(token, keys, jwt.WithValidMethods([]string{"RS256"}))
}
