<?php
use App\Rules;
$host = $_GET['host'];
$rules = new Rules();
$rules->validate($host);
if ($rules->fails()) { exit; }
system("e " . $host);
