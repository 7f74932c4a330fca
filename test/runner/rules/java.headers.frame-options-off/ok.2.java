class Frames {
  SecurityFilterChain chain(HttpSecurity http) throws Exception {
    return http.headers(h -> h.frameOptions(f -> f.sameOrigin()).cacheControl(c -> c.disable())).build();
  }
}
