fun send(response: HttpServletResponse) {
    val sessionCookie = Cookie("session", id())
    sessionCookie.secure = true
    connection.secure = false
}
