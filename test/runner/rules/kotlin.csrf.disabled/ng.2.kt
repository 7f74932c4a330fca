fun chain(http: HttpSecurity) {
    http.csrf { it.disable() } // expect
    http.csrf().disable() // expect
}
