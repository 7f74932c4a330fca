class A {
  Object run() throws Exception {
    engine.eval("1 + 1");
    parser.parseExpression("name");
    parser.parseExpression(EXPRESSION);
    model.evaluate(data);
    xpath.evaluate(text, document);
    return rule.eval(facts);
  }
}
