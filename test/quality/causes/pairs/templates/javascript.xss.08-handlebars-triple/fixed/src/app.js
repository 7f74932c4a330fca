import express from "express";
import { engine } from "express-handlebars";

const app = express();
app.engine("handlebars", engine());
app.set("view engine", "handlebars");
app.use(express.urlencoded({ extended: false }));

app.post("/quotes/preview", (req, res) => {
  const { customer, remarks } = req.body;
  res.render("quote", { customer, remarks });
});

export default app;
