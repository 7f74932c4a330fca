val strict = CorsConfiguration().apply {
    allowedOrigins = properties.origins
    allowCredentials = true
}
