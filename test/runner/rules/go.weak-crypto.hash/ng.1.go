package main

func hash(password string) {
	sum := md5.Sum([]byte(password)) // expect
	h := sha1.New() // expect
	sha1.Sum(data) // expect
}
