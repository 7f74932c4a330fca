class Calculator {
  Object run(String formula) throws Exception {
    ScriptEngine engine = new ScriptEngineManager().getEngineByName("javascript");
    return engine.eval(formula); // expect
  }
}
