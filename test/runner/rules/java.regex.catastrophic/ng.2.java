class Form {
  @Pattern(regexp = "(\\w+\\s?)+$") // expect
  String title;

  boolean valid(String text) {
    return text.matches("([a-z]*)*!"); // expect
  }
}
