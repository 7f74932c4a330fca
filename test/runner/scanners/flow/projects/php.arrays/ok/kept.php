<?php
$q = $_GET['q'];
$safe = array_filter(['a' => $q, 'b' => 'ls'], fn($value) => ctype_alnum($value));
system($safe['a']);
system($safe['b']);
