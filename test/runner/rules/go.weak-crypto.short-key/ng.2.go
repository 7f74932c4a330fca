package main

var key, err = rsa.GenerateKey(rand.Reader, 512) // expect
