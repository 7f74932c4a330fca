<?php

namespace App\Libraries;

class ManualLibrary
{
    private string $root;

    public function __construct(string $root)
    {
        $this->root = $root;
    }

    public function read(string $file): string
    {
        return file_get_contents($this->root . '/' . $file); // expect
    }
}
