package main

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"io"
)

func withRandom(key, data []byte) ([]byte, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	iv := make([]byte, aes.BlockSize)
	if _, err := io.ReadFull(rand.Reader, iv); err != nil {
		return nil, err
	}
	out := make([]byte, len(data))
	cipher.NewCTR(block, iv).XORKeyStream(out, data)
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return nil, err
	}
	nonce := make([]byte, gcm.NonceSize())
	if _, err := rand.Read(nonce[:]); err != nil {
		return nil, err
	}
	return gcm.Seal(nonce, nonce, data, nil), nil
}

func fill(buffer []byte) {
	for i := range buffer {
		buffer[i] = next()
	}
}

func withCopy(key, data []byte) []byte {
	block, _ := aes.NewCipher(key)
	iv := make([]byte, 16)
	copy(iv, data[:16])
	cipher.NewCTR(block, iv).XORKeyStream(data, data)
	other := make([]byte, 16)
	fill(other)
	cipher.NewCTR(block, other).XORKeyStream(data, data)
	return data
}
