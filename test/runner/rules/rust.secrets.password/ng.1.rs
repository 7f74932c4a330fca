const API_KEY: &str = "9f8e7d6c5b4a39281706"; // expect
fn main() { let db_password = "Tr0ub4dor3x".to_string(); } // expect
