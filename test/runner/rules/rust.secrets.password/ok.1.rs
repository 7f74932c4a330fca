const API_KEY_HEADER: &str = "x-api-key";
fn main() { let password = std::env::var("DB_PASSWORD").unwrap(); }
