const ldap = require('ldapjs');
const client = ldap.createClient({ url: 'ldap://127.0.0.1:389' });
module.exports = (app) => app.get('/people', (req, res) => {
  const filter = new ldap.EqualityFilter({ attribute: 'uid', value: req.query.uid });
  client.search('ou=people,dc=example,dc=com', { filter, scope: 'sub' }, (err, result) => {
    res.json({ ok: !err });
  });
});
