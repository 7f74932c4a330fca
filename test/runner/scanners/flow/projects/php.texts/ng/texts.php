<?php
$q = $_GET['q'];
system(sprintf('%2$s %1$d', $q, 'x'));
system(sprintf('%2$s %1$s', 'x', $q)); // expect
system(vsprintf('%d-%s', explode(',', $q))); // expect
system(vsprintf('%d-%s', [$q, 'x']));
system(implode($q, ['a', 'b'])); // expect
system(preg_replace_callback('/x/', fn($match) => $q, 'x')); // expect
system(preg_replace_callback('/\d+/', fn($match) => $match[0] * 2, $q)); // expect
system(str_replace('{x}', $q, 'ls {x}')); // expect
system(substr($q, 1)); // expect
system(parse_url($q)['host']); // expect
system($_FILES['f']['name']); // expect
system(match (true) { strlen($q) > 3 => $q, default => 'b' }); // expect
if (filter_var($q, FILTER_VALIDATE_DOMAIN)) {
    system($q); // expect
}
