<?php
$q = $_GET['q'];
foreach ($_POST as $name => $value) {
    system($name); // expect
}
foreach (['a' => $q] as $name => $value) {
    system($name);
}
foreach ([$q => 'x'] as $name => $value) {
    system($name); // expect
}
foreach ([$q] as $index => $value) {
    system($index);
}
foreach ($_POST as $name => $value) {
    if (in_array($name, ['a', 'b'], true)) {
        system($name);
    }
}
system(array_keys(['a' => $q])[0]);
system(array_keys([$q => 'a'])[0]); // expect
system(array_search('x', [$q => 'x'])); // expect
system(array_search($q, ['ls', 'df']));
$flags = array_fill_keys(explode(',', $q), 'ls');
system($flags['x']);
system(array_key_first($flags)); // expect
system(array_flip([$q => 'a'])['a']); // expect
$named = array_combine(['a', 'b'], ['ls', $q]);
system($named['a']);
system($named['b']); // expect
