module.exports = class Reports {
  constructor({ sales }) {
    this.sales = sales;
  }

  top(options) {
    return this.sales.best(Math.min(Number.parseInt(options.top, 10) || 10, 100));
  }
};
