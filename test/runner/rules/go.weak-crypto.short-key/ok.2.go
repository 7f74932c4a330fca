package main

var key, err = rsa.GenerateKey(rand.Reader, bits)
