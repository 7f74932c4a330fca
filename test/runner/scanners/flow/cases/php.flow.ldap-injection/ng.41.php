<?php
$q = $_GET["q"];
$ldap->search($q); // expect
