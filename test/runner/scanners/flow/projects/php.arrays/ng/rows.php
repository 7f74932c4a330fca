<?php
$q = $_GET['q'];
$rows = [['id' => 'a', 'cmd' => 'ls', 'arg' => $q]];
system(array_column($rows, 'cmd')[0]);
system(array_column($rows, 'arg')[0]); // expect
system(array_column($rows, 'cmd', 'id')['a']);
system(array_column($rows, 'arg', 'id')['a']); // expect
system(array_column($rows, null, 'id')['a']['cmd']);
system(array_column($rows, null, 'id')['a']['arg']); // expect
$row = ['cmd' => 'ls', 'arg' => $q];
system(implode(' ', array_intersect_key($row, ['cmd' => 1])));
system(implode(' ', array_intersect_key($row, ['arg' => 1]))); // expect
system(implode(' ', array_diff_key($row, ['arg' => 1])));
system(implode(' ', array_diff_key($row, ['cmd' => 1]))); // expect
system(implode(' ', array_filter(explode(',', $q), 'strlen'))); // expect
system(implode(' ', array_filter($_POST, fn($name) => in_array($name, ['a', 'b']), ARRAY_FILTER_USE_KEY))); // expect
system(implode(' ', array_map(fn($name, $value) => $value, ['a'], [$q]))); // expect
system(implode(' ', array_map(fn($name, $value) => $name, ['a'], [$q])));
foreach (array_intersect_key($_POST, array_flip(['name', 'age'])) as $name => $value) {
    system($name);
    system($value); // expect
}
system(compact(['q'])['q']); // expect
