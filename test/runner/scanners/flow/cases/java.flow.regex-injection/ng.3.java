class Names {
  @GetMapping("/names")
  boolean has(@RequestParam String expression, Account account) {
    return account.getName().matches(expression); // expect
  }
}
