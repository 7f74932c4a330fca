let mut hasher = Sha256::new();
let id = Md5Client::new();
