package main

import (
	"crypto/aes"
	"crypto/cipher"
)

func enc(key, data []byte) ([]byte, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	iv := make([]byte, 16)
	out := make([]byte, len(data))
	stream := cipher.NewCTR(block, iv) // expect
	stream.XORKeyStream(out, data)
	return out, nil
}

func enc2(key, data []byte) ([]byte, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return nil, err
	}
	nonce := make([]byte, gcm.NonceSize())
	return gcm.Seal(nil, nonce, data, nil), nil // expect
}

