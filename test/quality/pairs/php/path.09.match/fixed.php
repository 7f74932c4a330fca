<?php
$file = match ($_GET['type']) {
    'a' => 'a.txt',
    default => 'b.txt',
};
echo strlen(file_get_contents('/srv/' . $file));
