package main

func issue(claims jwt.Claims) (string, error) {
	return jwt.NewWithClaims(jwt.SigningMethodHS256, claims).SignedString([]byte("k3yb0ard-c4t")) // expect
}
