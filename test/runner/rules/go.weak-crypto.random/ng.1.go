package main

func generateToken(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = letters[rand.Intn(len(letters))] // expect
	}
	return string(b)
}

func login() {
	sessionID := rand.Int63() // expect
}
