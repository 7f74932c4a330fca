const { Schema, model } = require("mongoose");

exports.Account = model("Account", new Schema({ token: String }));
