class Security {
  void configure(HttpSecurity http) throws Exception {
    http.headers().frameOptions().disable(); // expect
    http.headers(headers -> headers.frameOptions(frame -> frame.disable())); // expect
    http.headers(headers -> headers.frameOptions(FrameOptionsConfig::disable)); // expect
  }
}
