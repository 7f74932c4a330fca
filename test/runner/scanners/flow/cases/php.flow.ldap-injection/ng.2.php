<?php
function authenticate($ds, string $user) {
    $dn = 'uid=' . $user . ',ou=people,dc=example,dc=com';
    return ldap_read($ds, $dn, '(objectClass=*)'); // expect
}
authenticate(ldap_connect('ldap://x'), $_REQUEST['user']);
