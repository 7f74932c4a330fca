<?php
$value = $_GET["value"];
ldap_search($link, "ou=people", "(uid=$value)"); // expect
ldap_list($link, "ou=" . $value, "(uid=*)"); // expect
