package main

func sendOTP(phone string) {
	r := rand.New(rand.NewSource(time.Now().UnixNano()))
	send(phone, fmt.Sprintf("%06d", r.Intn(1000000))) // expect
}
