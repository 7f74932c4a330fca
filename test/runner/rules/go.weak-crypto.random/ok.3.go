package main

func upTo(limit *big.Int) (*big.Int, error) {
	jitter := mrand.Intn(100)
	log.Println(jitter)
	return rand.Int(rand.Reader, limit)
}
