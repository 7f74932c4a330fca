package main

import (
	"crypto/cipher"
	"crypto/rand"
)

func encrypt(block cipher.Block, text []byte) error {
	var iv [16]byte
	if _, err := rand.Read(iv[:]); err != nil {
		return err
	}
	cipher.NewCBCEncrypter(block, iv[:]).CryptBlocks(text, text)
	var other [16]byte
	copy(other[:], text)
	cipher.NewCTR(block, other[:]).XORKeyStream(text, text)
	return nil
}
