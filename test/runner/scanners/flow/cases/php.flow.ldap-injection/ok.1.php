<?php
$value = $_GET["value"];
ldap_search($link, "ou=people", "(uid=" . ldap_escape($value) . ")");
ldap_search($link, "ou=people", "(uid=admin)");
