<?php
use App\Rules;
$host = $_GET['host'];
if (null !== Rules::problem($host)) { exit; }
system("a " . $host);
