fun send(response: HttpServletResponse) {
    val sessionCookie = Cookie("session", id())
    sessionCookie.isHttpOnly = false // expect
    ResponseCookie.from("a", "b").secure(false).build() // expect
}
