package main

func issue() string {
	token := rand.Text()
	jitter := rand.Intn(100)
	return token + strconv.Itoa(jitter)
}
