package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
)

func Seal(key, plain []byte) ([]byte, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	vector := make([]byte, aes.BlockSize)
	if _, err := rand.Read(vector); err != nil {
		return nil, err
	}
	sealed := make([]byte, len(plain))
	cipher.NewCBCEncrypter(block, vector).CryptBlocks(sealed, plain) // expect
	return append(vector, sealed...), nil
}
