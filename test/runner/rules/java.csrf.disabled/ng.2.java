class Security {
  SecurityFilterChain chain(HttpSecurity http) throws Exception {
    http.csrf(csrf -> csrf.disable()); // expect
    return http.build();
  }
}
