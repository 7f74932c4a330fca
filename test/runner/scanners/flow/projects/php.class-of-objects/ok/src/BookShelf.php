<?php

namespace Shelves;

class BookShelf extends Shelf
{
    public static function announce(string $name): void
    {
        system('cat ' . escapeshellarg($name));
    }

    public static function copies(string $text): int
    {
        return (int) $text;
    }
}
