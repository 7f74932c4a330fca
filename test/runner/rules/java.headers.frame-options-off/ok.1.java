class Security {
  void configure(HttpSecurity http) throws Exception {
    http.headers().frameOptions().sameOrigin();
    http.headers(headers -> headers.frameOptions(frame -> frame.deny()));
    http.sessionManagement().disable();
  }
}
