package main

func generateToken(n int) string {
	rand.Read(b)
	return hex.EncodeToString(b)
}

func shuffle() {
	delay := rand.Intn(10)
}
