<?php
$q = $_GET['q'];
preg_match('/^(\d+)-(.*)$/', $q, $match);
system($match[1]);
system($match[2]); // expect
[, $number, $rest] = $match;
system($number);
system($rest); // expect
preg_match('~(?<id>\d+)/(?<rest>.*)~', $q, $named);
system($named['id']);
system($named['rest']); // expect
system($named[2]); // expect
preg_match_all('/(\d+)-(\S+)/', $q, $columns);
system($columns[1][0]);
system($columns[2][0]); // expect
preg_match_all('/(\d+)-(\S+)/', $q, $sets, PREG_SET_ORDER);
foreach ($sets as $set) {
    system($set[1]);
    system($set[2]); // expect
}
preg_match('/(\d+ x)/x', $q, $spaced);
system($spaced[1]); // expect
preg_match('/(\d+)/', $q, $positions, PREG_OFFSET_CAPTURE);
system($positions[1][0]); // expect
