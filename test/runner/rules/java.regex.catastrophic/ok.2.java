class Form {
  @Pattern(regexp = "[a-z]+(\\.[a-z]+)*")
  String host;

  boolean valid(String text) {
    String help = "write (name+)+";
    return text.matches("(ab)+c") && text.matches("\\d+(-\\d+)*");
  }
}
