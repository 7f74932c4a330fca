<?php

require 'src/LdapFilter.php';
require 'src/Directory.php';

$directory = new PhoneBook\Directory('ldap://ldap.internal');
echo $directory->find($_GET['name']);
