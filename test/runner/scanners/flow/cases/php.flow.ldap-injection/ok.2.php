<?php
function authenticate($ds, string $user) {
    $dn = 'uid=' . ldap_escape($user, '', LDAP_ESCAPE_DN) . ',ou=people,dc=example,dc=com';
    return ldap_read($ds, $dn, '(objectClass=*)');
}
authenticate(ldap_connect('ldap://x'), $_REQUEST['user']);
