fun chain(http: HttpSecurity) {
    http.csrf { it.ignoringRequestMatchers("/hooks") }
    http.httpBasic().disable()
}
