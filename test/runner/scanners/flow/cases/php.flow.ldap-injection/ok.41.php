<?php
$q = (string) (int) $_GET["q"];
$ldap->search($q);
