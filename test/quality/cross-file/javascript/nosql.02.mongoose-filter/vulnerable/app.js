const express = require("express");
const mongoose = require("mongoose");

mongoose.connect("mongodb://localhost/shop");
express().use("/products", require("./routes/products")).listen(3000);
