package com.acme.boats;

class Query {
  private final StringBuilder text = new StringBuilder();

  Query add(String part) {
    text.append(part);
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
