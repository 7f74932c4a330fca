package main

func issue() string {
	token := strconv.FormatInt(rand.Int63(), 36) // expect
	return token
}
