<?php
$q = $_GET['q'];
system(array_merge(['ls'], [$q])[0]);
system(array_merge(['ls'], [$q])[1]); // expect
system(implode(' ', array_merge(['a' => 'ls'], [$q]))); // expect
system((['ls'] + ['df', $q])[0]);
system((['ls'] + ['df', $q])[1]); // expect
system(array_slice(['ls', $q], 0, 1)[0]);
system(array_slice(['ls', $q], 1)[0]); // expect
system(array_slice(['ls', 'x', $q], -1)[0]); // expect
system(array_reverse(['ls', $q])[1]);
system(array_reverse(['ls', $q])[0]); // expect
system(array_pad(['ls'], 2, $q)[0]);
system(array_pad(['ls'], 2, $q)[1]); // expect
system(array_chunk(['ls', $q], 2)[0][0]);
system(array_chunk(['ls', $q], 2)[0][1]); // expect
system(array_values(['a' => 'ls', 'b' => $q])[0]);
system(array_values(['a' => 'ls', 'b' => $q])[1]); // expect
$list = ['ls', $q];
system(reset($list));
system(end($list)); // expect
system($list[array_key_last($list)]); // expect
