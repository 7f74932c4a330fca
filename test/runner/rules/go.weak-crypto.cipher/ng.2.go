package main

func seal(key []byte) (cipher.Block, error) {
	return des.NewTripleDESCipher(key) // expect
}
