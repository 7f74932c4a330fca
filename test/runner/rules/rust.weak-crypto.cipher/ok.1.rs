fn encrypt(data: &[u8]) -> Vec<u8> {
    encrypt(Cipher::aes_256_gcm(), key, Some(iv), data).unwrap()
}
