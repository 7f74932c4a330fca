package main

func seal(key []byte) (cipher.AEAD, error) {
	block, _ := aes.NewCipher(key)
	return cipher.NewGCM(block)
}
