<?php

class Listing
{
    public function show(string $path): void
    {
        system("ls " . $path); // expect
    }

    public static function size(string $path): void
    {
        system("du " . $path); // expect
    }

    /** @param list<string> $paths */
    public function files(array $paths): void
    {
        array_map($this->file(...), $paths);
    }

    private function file(string $path): void
    {
        system("file " . $path); // expect
    }
}

function line(string $path): string
{
    return "stat " . $path;
}

$listing = new Listing();
$actions = ['show' => $listing->show(...), 'size' => Listing::size(...)];
$action = $actions[$_GET['action']] ?? $listing->show(...);
$action($_GET['path']);
$listing->files($_GET['paths']);

$line = line(...);
system($line($_GET['path'])); // expect
