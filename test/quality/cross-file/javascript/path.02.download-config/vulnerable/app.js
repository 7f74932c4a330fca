const app = require("express")();

app.get("/download", require("./routes/download"));
app.listen(3000);
