<?php

namespace Archive\Storage;

class DiskStorage implements Storage
{
    public function __construct(private string $root)
    {
    }

    public function read(string $name): string
    {
        return file_get_contents($this->root . '/' . basename($name));
    }
}
