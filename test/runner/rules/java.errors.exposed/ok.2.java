@RestController
class Orders {
  @GetMapping("/orders")
  ResponseEntity<String> list() {
    try {
      return ResponseEntity.ok(service.list());
    } catch (SQLException e) {
      log.error("list failed: " + e.getMessage());
      StringWriter text = new StringWriter();
      e.printStackTrace(new PrintWriter(text));
      e.printStackTrace();
      return ResponseEntity.status(500).body("Failed");
    }
  }
}
