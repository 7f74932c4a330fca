package app;

final class Patterns {
  static final String NAME = "[^;]+";

  private Patterns() {}
}
