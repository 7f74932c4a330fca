type Enc = cbc::Encryptor<aes::Aes128>;
fn new(key: &[u8]) { let cipher = Aes256Gcm::new_from_slice(key); }
