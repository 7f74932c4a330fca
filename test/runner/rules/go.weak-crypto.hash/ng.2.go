package main

func store(password string) string {
	sum := sha1.Sum([]byte(password)) // expect
	return hex.EncodeToString(sum[:])
}
