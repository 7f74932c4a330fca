class Security {
  SecurityFilterChain chain(HttpSecurity http) throws Exception {
    http.authorizeHttpRequests(requests -> requests.requestMatchers("/").permitAll().anyRequest().authenticated());
    return http.build();
  }
}
