class A {
  Object run(HttpServletRequest request, String text) throws Exception {
    engine.eval(request.getParameter("code")); // expect
    scriptEngine.eval("x = " + text); // expect
    new GroovyShell().evaluate(text); // expect
    parser.parseExpression(text).getValue(); // expect
    MVEL.eval(text); // expect
    return Ognl.getValue(text, context); // expect
  }
}
