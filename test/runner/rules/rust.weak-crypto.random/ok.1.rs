fn session_token() -> u64 {
    OsRng.next_u64()
}
