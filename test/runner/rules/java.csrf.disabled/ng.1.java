class A {
  void configure(HttpSecurity http) throws Exception {
    http.csrf().disable(); // expect
    http.csrf(csrf -> csrf.disable()); // expect
    http.csrf(AbstractHttpConfigurer::disable); // expect
  }
}
