class Old {
  void configure(HttpSecurity http) throws Exception {
    http.authorizeRequests().antMatchers("/login").permitAll();
  }
}
