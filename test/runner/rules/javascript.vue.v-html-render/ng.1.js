export default {
  render() {
    return h("article", { innerHTML: this.body }); // expect
  },
};
