class Filters {
    Object filter(String expression) {
        return parser.parseExpression(expression).getValue(SimpleEvaluationContext.forReadOnlyDataBinding().build());
    }
}
