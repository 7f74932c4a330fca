class Rule {
  constructor(expression) {
    this.test = new Function("order", `return (${expression});`); // expect
  }

  matches(order) {
    return Boolean(this.test(order));
  }
}

module.exports = Rule;
