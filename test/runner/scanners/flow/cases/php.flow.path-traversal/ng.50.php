<?php
function joined(string $directory, string $name): string
{
    $root = realpath($directory);
    $file = $root . '/' . $name;
    if (!str_starts_with($file, $root . '/')) {
        throw new InvalidArgumentException('outside');
    }
    return $file;
}

readfile(joined('/srv/media', $_GET['name'])); // expect
