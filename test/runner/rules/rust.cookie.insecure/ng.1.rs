fn session(token: String) -> Cookie<'static> {
    Cookie::build("session", token).secure(false).http_only(true).finish() // expect
}
