fun chain(http: HttpSecurity) {
    http {
        csrf { }
        headers { disable() }
    }
}
