class A {
  void configure(HttpSecurity http) throws Exception {
    http.csrf(Customizer.withDefaults());
    http.cors().disable();
    http.csrf(csrf -> csrf.ignoringRequestMatchers("/hook"));
  }
}
