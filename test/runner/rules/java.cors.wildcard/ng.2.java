@CrossOrigin // expect
@RestController
class Feed {
  @CrossOrigin(origins = "*") // expect
  @GetMapping("/feed")
  String feed(HttpServletResponse response) {
    response.setHeader("Access-Control-Allow-Origin", "*"); // expect
    CorsConfiguration cors = new CorsConfiguration();
    cors.setAllowedOrigins(List.of("*")); // expect
    return "";
  }
}
