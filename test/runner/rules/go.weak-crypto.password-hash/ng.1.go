package main

func store(password string) string {
	sum := sha256.Sum256([]byte(password)) // expect
	return hex.EncodeToString(sum[:])
}
