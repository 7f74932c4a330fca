export default {
  render() {
    return h("article", { textContent: this.body });
  },
};
