fn hash(data: &[u8]) -> String {
    hex::encode(Sha256::digest(data))
}
