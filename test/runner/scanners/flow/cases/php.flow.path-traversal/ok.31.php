<?php
$base = dirname($_SERVER['SCRIPT_FILENAME']);
readfile($base . '/readme.txt');
if (isset($_SERVER['REDIRECT_HTTP_AUTHORIZATION'])) {
    $_SERVER['HTTP_AUTHORIZATION'] = $_SERVER['REDIRECT_HTTP_AUTHORIZATION'];
}
readfile($_SERVER['DOCUMENT_ROOT'] . '/about.html');
file_put_contents("/var/log/site/" . $_SERVER['REMOTE_ADDR'], 'visited');
