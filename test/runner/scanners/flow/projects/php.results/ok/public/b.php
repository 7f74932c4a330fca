<?php
use App\Rules;
$host = $_GET['host'];
if (!Rules::result($host)->ok) { exit; }
system("b " . $host);
