fn create() -> User {
    let reset_token = fastrand::u64(..); // expect
    User { reset_token }
}
