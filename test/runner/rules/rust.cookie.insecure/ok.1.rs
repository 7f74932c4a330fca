fn session(token: String) -> Cookie<'static> {
    Cookie::build("session", token).secure(true).http_only(true).finish()
}
