class Json {
  void setUp() {
    ParserConfig.getGlobalInstance().setAutoTypeSupport(true); // expect
  }
}
