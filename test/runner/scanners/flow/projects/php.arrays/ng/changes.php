<?php
$q = $_GET['q'];
$list = ['ls', $q];
$copy = $list;
$copy[1] = 'df';
system($copy[1]);
system($list[1]); // expect
system(array_shift($copy));
system($list[0]);
$list = ['ls'];
array_push($list, $q);
system($list[0]);
system($list[1]); // expect
array_unshift($list, $q, 'df');
system($list[0]); // expect
system($list[1]);
system($list[2]);
system(array_pop($list)); // expect
system(array_pop($list));
sort($list);
system($list[1]); // expect
$cut = ['ls', 'x', $q];
$taken = array_splice($cut, 1, 1);
system($taken[0]);
system($cut[1]); // expect
$any = explode(',', $q);
array_push($any, 'ls');
system($any[0]); // expect
$none = [];
array_push($none, ...$any);
system($none[0]); // expect
