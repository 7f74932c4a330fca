<?php
$file = match ($_GET['type']) {
    'a' => 'a.txt',
    default => $_GET['type'] . '.txt',
};
echo strlen(file_get_contents('/srv/' . $file));
