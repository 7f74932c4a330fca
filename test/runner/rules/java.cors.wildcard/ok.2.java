@CrossOrigin(origins = "https://shop.example.com")
@RestController
class Feed {
  void feed(HttpServletResponse response, CorsConfiguration cors) {
    response.setHeader("Access-Control-Allow-Origin", "https://shop.example.com");
    cors.setAllowedOrigins(List.of("https://shop.example.com"));
    cors.setAllowedHeaders(List.of("*"));
    response.setHeader("Cache-Control", "*");
  }
}
