<?php
$a = ['cmd' => 'ls', 'arg' => 'x'];
$b = array_merge($a, ['arg' => $_GET['q']]);
system($b['cmd']);
system($b['arg']); // expect
$c = $a + ['other' => $_GET['q']];
system($c['cmd']);
system($c['other']); // expect
$d = array_replace($a, $_GET);
system($d['cmd']); // expect
$e = [...$a, 'other' => $_GET['q']];
system($e['cmd']);
system($e['other']); // expect
