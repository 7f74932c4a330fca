fn sign(claims: &Claims) -> String {
    let config = Config { user: "app".into(), password: String::from("mX92kk-Lq81z") }; // expect
    encode(&Header::default(), claims, &EncodingKey::from_secret(b"s3cr3t-sign1ng")).unwrap() // expect
}
