<?php
$hosts = array_map('trim', explode(',', getenv('HOSTS')));
$u = $_GET['u'];
if (in_array(parse_url($u, PHP_URL_HOST), $hosts, true)) {
    curl_exec(curl_init($u));
}
if (in_array(parse_url($u, PHP_URL_HOST), explode(',', $_GET['h']), true)) {
    curl_exec(curl_init($u)); // expect
}
