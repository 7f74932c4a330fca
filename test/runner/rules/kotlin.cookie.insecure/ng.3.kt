fun remember(response: HttpServletResponse, token: String) {
    response.addCookie(Cookie("token", token)) // expect
}
