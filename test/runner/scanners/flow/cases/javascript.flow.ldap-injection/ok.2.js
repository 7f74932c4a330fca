const ldap = require("ldapjs");
const client = ldap.createClient({ url: "ldaps://directory" });

function escapeFilter(value) {
  return value.replace(/[\\*()\0]/g, (sign) => "\\" + sign.charCodeAt(0).toString(16));
}

app.get("/people", (req, res) => {
  const filter = new ldap.EqualityFilter({ attribute: "uid", value: req.query.uid });
  client.search("ou=people", { filter }, () => res.end());
  client.search("ou=people", { filter: `(uid=${escapeFilter(req.query.uid)})` }, () => res.end());
});
