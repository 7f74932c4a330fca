<?php
use App\Rules;
$host = $_GET['host'];
$rules = new Rules();
$rules->validate($host);
if (!empty($rules->errors())) { exit; }
system("f " . $host);
