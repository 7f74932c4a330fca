<?php

class Paths
{
    public static function secure(string $path): string
    {
        return (string) preg_replace('@\.\.*@', '.', $path);
    }
}

echo file_get_contents('uploads/' . Paths::secure($_GET['name']));
