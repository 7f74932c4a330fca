<?php
function inside(string $directory, string $name): string
{
    $root = realpath($directory);
    $parent = realpath(dirname($directory . '/' . $name));
    if ($root === false || $parent === false || !str_starts_with($parent . '/', $root . '/')) {
        throw new InvalidArgumentException('outside');
    }
    return $parent . '/' . basename($name);
}

readfile(inside('/srv/media', $_GET['name']));
