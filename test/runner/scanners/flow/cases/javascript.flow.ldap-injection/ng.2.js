const ldap = require('ldapjs');
const client = ldap.createClient({ url: 'ldap://127.0.0.1:389' });
module.exports = (app) => app.get('/people', (req, res) => {
  const opts = { filter: `(&(objectClass=person)(uid=${req.query.uid}))`, scope: 'sub' };
  client.search('ou=people,dc=example,dc=com', opts, (err, result) => { // expect
    res.json({ ok: !err });
  });
});
