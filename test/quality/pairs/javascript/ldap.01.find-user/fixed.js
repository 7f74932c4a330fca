const express = require("express");
const ldap = require("ldapjs");

const app = express();
const client = ldap.createClient({ url: "ldaps://directory.acme.com" });

app.get("/people", (req, res) => {
  const uid = req.query.uid;
  const filter = new ldap.AndFilter({
    filters: [
      new ldap.EqualityFilter({ attribute: "objectClass", value: "person" }),
      new ldap.EqualityFilter({ attribute: "uid", value: uid }),
    ],
  });
  const options = { scope: "sub", filter };
  client.search("ou=people,dc=acme", options, (error, result) => {
    if (error) return res.sendStatus(500);
    result.on("end", () => res.sendStatus(204));
  });
});
