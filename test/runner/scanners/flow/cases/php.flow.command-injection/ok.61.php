<?php

class Listing
{
    public function show(string $path): void
    {
        system("ls " . escapeshellarg($path));
    }

    public static function size(string $path): void
    {
        system("du " . escapeshellarg($path));
    }
}

$listing = new Listing();
$actions = ['show' => $listing->show(...), 'size' => Listing::size(...)];
$actions[$_GET['action']]($_GET['path']);

$quote = escapeshellarg(...);
system("stat " . $quote($_GET['path']));
foreach (array_map(intval(...), $_GET['numbers']) as $number) {
    system("seq " . $number);
}
foreach (array_map(escapeshellarg(...), $_GET['paths']) as $path) {
    system("file " . $path);
}
