package main

func encrypt(key []byte) {
	block, err := aes.NewCipher(key)
	gcm, err := cipher.NewGCM(block)
	aead, err := chacha20poly1305.New(key)
}
