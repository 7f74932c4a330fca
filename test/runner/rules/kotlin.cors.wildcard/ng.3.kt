val open = CorsConfiguration().apply {
    allowedOriginPatterns = listOf("*") // expect
    allowCredentials = true
}
