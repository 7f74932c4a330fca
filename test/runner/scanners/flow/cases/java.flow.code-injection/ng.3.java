import jakarta.servlet.http.*;
import org.apache.commons.jexl3.*;
import org.mvel2.MVEL;
import ognl.Ognl;

class A extends HttpServlet {
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String text = request.getParameter("rule");
    MVEL.evalToBoolean(text, Map.of()); // expect
    MVEL.eval(text); // expect
    JexlEngine engine = new JexlBuilder().create();
    engine.createExpression(text).evaluate(null); // expect
    new JexlBuilder().create().createExpression(text); // expect
    Ognl.getValue(text, null); // expect
    AviatorEvaluator.execute(text); // expect
    new ExpressRunner().execute(text, null, null, true, false); // expect
    new ScriptEngineManager().getEngineByName("js").eval(text); // expect
    context.buildConstraintViolationWithTemplate("bad " + text); // expect
    StringSubstitutor.createInterpolator().replace(text); // expect
    new SpelExpressionParser().parseExpression(text).getValue(); // expect
    new SpelExpressionParser().parseExpression("name == 'a'").getValue(text);
    MVEL.eval("x > 1", Map.of("x", text));
    AviatorEvaluator.execute("a + 1");
    context.buildConstraintViolationWithTemplate("{rule.bad}");
  }
}
