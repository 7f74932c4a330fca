type Aes128EcbEnc = ecb::Encryptor<aes::Aes128>; // expect
fn old(key: &[u8]) { let cipher = Des::new_from_slice(key); } // expect
