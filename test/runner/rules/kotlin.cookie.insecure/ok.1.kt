install(Sessions) {
    cookie<UserSession>("session") {
        cookie.secure = true
        cookie.httpOnly = true
    }
}
