fn sign(claims: &Claims) -> String {
    let config = Config { user: "app".into(), password: String::new() };
    encode(&Header::default(), claims, &EncodingKey::from_secret(secret.as_bytes())).unwrap()
}
