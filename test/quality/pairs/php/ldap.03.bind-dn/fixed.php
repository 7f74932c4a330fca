<?php

function directory_login(string $user, string $password): bool
{
    $link = ldap_connect('ldaps://directory.example.com');
    ldap_set_option($link, LDAP_OPT_PROTOCOL_VERSION, 3);
    $cn = ldap_escape($user, '', LDAP_ESCAPE_DN);
    $base = "cn=$cn,ou=staff,dc=example,dc=com";
    if ($password === '' || !@ldap_bind($link, getenv('LDAP_READER'), getenv('LDAP_READER_PASSWORD'))) {
        return false;
    }
    $result = ldap_read($link, $base, '(objectClass=person)', ['userPassword']);
    $entries = ldap_get_entries($link, $result);
    return $entries['count'] === 1 && password_verify($password, $entries[0]['userpassword'][0]);
}

http_response_code(directory_login($_POST['user'], $_POST['password']) ? 204 : 401);
