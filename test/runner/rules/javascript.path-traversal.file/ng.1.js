app.get("/file", (req, res) => {
  fs.readFile(req.query.name, "utf8", done); // expect
  fs.readFileSync("./uploads/" + req.params.name); // expect
  fs.createReadStream(`${base}/${req.params.name}`).pipe(res); // expect
  res.sendFile(__dirname + "/files/" + req.params.file); // expect
  const name = req.query.file;
  fs.unlinkSync("/data/" + name); // expect
  const { folder } = req.body;
  readdir(folder);
  fs.promises.readdir(folder); // expect
  res.download(name); // expect
});
