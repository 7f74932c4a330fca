module.exports = class Reports {
  constructor({ sales }) {
    this.sales = sales;
  }

  top(options) {
    return this.sales.best(options.top);
  }
};
