const mongoose = require("mongoose");

const schema = new mongoose.Schema({ name: String, price: Number });

schema.statics.cheaperThan = function cheaperThan(expression) {
  return this.find({ $where: `this.price < ${expression}` }); // expect
};

module.exports = mongoose.model("Product", schema);
