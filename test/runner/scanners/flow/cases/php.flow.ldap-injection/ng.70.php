<?php
function find($connection)
{
    $name = $_GET["name"];
    if (!preg_match('/\A[\p{L}\p{P}]*\z/u', $name)) {
        return [];
    }
    return ldap_search($connection, "dc=example", "(cn=*$name*)"); // expect
}

function list_all($connection)
{
    $name = $_GET["name"];
    if (!preg_match('/\A[\p{L}()]*\z/u', $name)) {
        return [];
    }
    return ldap_search($connection, "dc=example", "(cn=*$name*)"); // expect
}
