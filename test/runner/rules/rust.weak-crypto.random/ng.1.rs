fn session_token() -> u64 {
    let mut rng = StdRng::seed_from_u64(42); // expect
    rng.gen()
}
