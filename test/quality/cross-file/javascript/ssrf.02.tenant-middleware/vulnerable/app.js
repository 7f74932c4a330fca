const express = require("express");
const tenant = require("./middleware/tenant");
const orders = require("./routes/orders");

const app = express();
app.use(tenant);
app.use("/orders", orders);
app.listen(3000);
