const { session } = require("electron");
const neo4j = require("neo4j-driver");
const driver = neo4j.driver(process.env.URL);
session({ secret: "x", resave: false });
driver.session({ database: "shop" });
