<?php
$ldap = ldap_connect('ldaps://ldap.example.com');
ldap_bind($ldap, getenv('LDAP_DN'), getenv('LDAP_PASSWORD'));

$uid = $_GET['uid'];
$filter = '(&(objectClass=person)(uid=' . ldap_escape($uid, '', LDAP_ESCAPE_FILTER) . '))';
$search = ldap_search($ldap, 'ou=people,dc=example,dc=com', $filter, ['cn', 'mail']);
$entries = ldap_get_entries($ldap, $search);

header('Content-Type: application/json');
echo json_encode(['count' => $entries['count']]);
