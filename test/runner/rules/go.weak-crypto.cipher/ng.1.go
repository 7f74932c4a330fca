package main

func encrypt(key []byte) {
	block, err := des.NewCipher(key) // expect
	block, err = des.NewTripleDESCipher(key) // expect
	stream, err := rc4.NewCipher(key) // expect
}
