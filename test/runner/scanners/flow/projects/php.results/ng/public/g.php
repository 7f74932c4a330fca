<?php
use App\Rules;
$host = $_GET['host'];
$rules = new Rules();
$rules->validate($host);
system("A " . $host); // expect
