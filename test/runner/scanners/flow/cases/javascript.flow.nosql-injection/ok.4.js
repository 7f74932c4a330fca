const neo4j = require("neo4j-driver");
const app = require("express")();
app.get("/", async (req, res) => {
  const session = neo4j.driver("neo4j://graph.example").session();
  res.json(await session.run("match (n {name: $name}) return n", { name: req.query.name }));
});
