<?php
use App\Rules;
$host = $_GET['host'];
$r = Rules::result($host);
if (!$r->isOk()) { exit; }
system("c " . $host);
