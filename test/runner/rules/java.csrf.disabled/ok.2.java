class Security {
  SecurityFilterChain chain(HttpSecurity http) throws Exception {
    http.csrf(csrf -> csrf.csrfTokenRepository(new CookieCsrfTokenRepository()));
    return http.build();
  }
}
