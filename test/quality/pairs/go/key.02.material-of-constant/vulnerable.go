package vault

import (
	"crypto/aes"
	"crypto/cipher"
)

const phrase = "meadow-lantern-season-orbit-2020"

func Box() (cipher.AEAD, error) {
	material := []byte(phrase)
	block, err := aes.NewCipher(material)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}
