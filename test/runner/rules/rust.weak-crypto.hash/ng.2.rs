let mut hasher = Sha1::new(); // expect
hasher.update(body);
let digest = MessageDigest::md5(); // expect
