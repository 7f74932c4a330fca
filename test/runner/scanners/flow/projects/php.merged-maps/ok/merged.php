<?php
$a = ['cmd' => 'ls', 'arg' => 'x'];
$b = array_merge($a, ['arg' => $_GET['q']]);
system($b['cmd']);
$c = $a + ['other' => $_GET['q']];
system($c['cmd']);
$d = array_replace($a, $_GET);
$e = [...$a, 'other' => $_GET['q']];
system($e['cmd']);
