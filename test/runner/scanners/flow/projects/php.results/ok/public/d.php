<?php
use App\Rules;
$host = $_GET['host'];
$rules = new Rules();
if (!$rules->check($host)) { exit; }
system("d " . $host);
