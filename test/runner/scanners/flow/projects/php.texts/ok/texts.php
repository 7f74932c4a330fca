<?php
$q = $_GET['q'];
system($q + 1);
system($q % 2);
system(str_repeat('a', $q));
system(str_replace($q, 'b', 'ls'));
system(explode($q, 'a,b')[0]);
system((new DateTime($q))->format('Y-m-d'));
system(parse_url($q, PHP_URL_PORT));
system(parse_url($q)['port']);
system($_FILES['f']['size']);
system(match (true) { is_numeric($q) => $q, default => 'b' });
foreach (explode(',', $q) as $index => $part) {
    system($index);
}
if (filter_var($q, FILTER_VALIDATE_DOMAIN, FILTER_FLAG_HOSTNAME)) {
    system($q);
}
if (array_search($q, ['a', 'b'], true) !== false) {
    system($q);
}
