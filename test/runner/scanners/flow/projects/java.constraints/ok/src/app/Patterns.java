package app;

final class Patterns {
  static final String NAME = "[a-z]+(-[a-z]+)*";

  private Patterns() {}
}
