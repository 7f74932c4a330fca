class Calculator {
  Object run() throws Exception {
    ScriptEngine engine = new ScriptEngineManager().getEngineByName("javascript");
    return engine.eval("1 + 1");
  }
}
