fun cors(registry: CorsRegistry) {
    registry.addMapping("/**").allowedOrigins("https://shop.example.com").allowedMethods("*")
}
