const TESTS = {
  large: (order) => order.total > 30,
  small: (order) => order.total <= 30,
};

class Rule {
  constructor(name) {
    this.test = name === "large" ? TESTS.large : TESTS.small;
  }

  matches(order) {
    return Boolean(this.test(order));
  }
}

module.exports = Rule;
