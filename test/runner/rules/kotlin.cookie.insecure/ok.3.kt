fun remember(response: HttpServletResponse, token: String) {
    response.addCookie(Cookie("token", token).apply { secure = true; isHttpOnly = true })
    response.addCookie(cookie)
}
