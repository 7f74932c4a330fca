fun chain(http: HttpSecurity) {
    http {
        csrf { disable() } // expect
    }
}
