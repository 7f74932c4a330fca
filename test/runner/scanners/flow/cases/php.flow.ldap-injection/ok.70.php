<?php
function find($connection)
{
    $name = $_GET["name"];
    if (!preg_match('/\A[\p{L}\p{N}][\p{L}\p{N} .-]*\z/u', $name)) {
        return [];
    }
    return ldap_search($connection, "dc=example", "(cn=*$name*)");
}
