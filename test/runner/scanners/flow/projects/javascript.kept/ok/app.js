const express = require("express");
const { attachTenant } = require("./middleware/tenant");

const app = express();
app.use(attachTenant);
app.use("/themes", require("./routes/themes"));
