package main

func client() {
	tr := &tls.Config{InsecureSkipVerify: false}
	y := &tls.Config{InsecureSkipVerify: *insecure}
	config.InsecureSkipVerify = options.Insecure
}
