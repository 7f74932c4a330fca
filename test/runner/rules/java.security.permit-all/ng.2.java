class Old {
  void configure(HttpSecurity http) throws Exception {
    http.authorizeRequests().anyRequest().permitAll(); // expect
  }
}
