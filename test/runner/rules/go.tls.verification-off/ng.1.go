package main

func client() {
	tr := &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}} // expect
	config.InsecureSkipVerify = true // expect
	x := tls.Config{
		InsecureSkipVerify: true, // expect
	}
}
