fn encrypt(data: &[u8]) -> Vec<u8> {
    encrypt(Cipher::aes_128_ecb(), key, None, data).unwrap() // expect
}
