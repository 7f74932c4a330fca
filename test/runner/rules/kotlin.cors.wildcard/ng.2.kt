fun cors(registry: CorsRegistry) {
    registry.addMapping("/**").allowedOrigins("*") // expect
    call.response.header(HttpHeaders.AccessControlAllowOrigin, "*") // expect
}
