@RestController
class Orders {
  @GetMapping("/orders")
  ResponseEntity<String> list() {
    try {
      return ResponseEntity.ok(service.list());
    } catch (SQLException e) {
      return ResponseEntity.status(500).body("Failed: " + e.getMessage()); // expect
    }
  }

  void page(HttpServletResponse response) throws IOException {
    try {
      service.list();
    } catch (Exception ex) {
      response.getWriter().println(ex.toString()); // expect
    }
  }
}
