app.get("/file", (req, res) => {
  fs.readFile("./uploads/index.html", done);
  fs.readFile(path.join(__dirname, "x.html"), done);
  fs.readFileSync("./uploads/" + path.basename(req.params.name));
  res.sendFile(req.params.file, { root: "/srv/files" });
  fs.readFile(FILES[req.query.name], done);
  fs.readFile(lookup(req.query.name), done);
  fs.readFile(file, () => res.send(req.query.x));
  fs.writeFile("/srv/out.json", JSON.stringify(req.body), done);
  const id = Number(req.query.id);
  fs.readFile(`./uploads/${id}`, done);
});
