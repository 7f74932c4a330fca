install(Sessions) {
    cookie<UserSession>("session") {
        cookie.secure = false // expect
        cookie.httpOnly = true
    }
}
