package main

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	crand "crypto/rand"
	"crypto/sha256"
	"math/rand"
	"net/http"
	"os"
	"strconv"

	"github.com/golang-jwt/jwt/v5"
	"github.com/redis/go-redis/v9"
	"golang.org/x/crypto/argon2"
	"golang.org/x/crypto/scrypt"
)

const text = "fixed-text-of-16"

func run(w http.ResponseWriter, block cipher.Block, given []byte, material []byte) {
	start := []byte(text)
	cipher.NewCBCEncrypter(block, start) // expect
	cipher.NewCTR(block, []byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}) // expect
}
