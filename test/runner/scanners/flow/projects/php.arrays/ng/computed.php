<?php
$q = $_GET['q'];
$seen = [];
$seen[$q] = 1;
foreach ($seen as $name => $flag) {
    system($name); // expect
}
foreach (array_map('trim', $_GET) as $name => $value) {
    system($name); // expect
}
$named = [];
$named['a'] = 'ls';
$named['b'] = $q;
system(reset($named));
system(end($named)); // expect
