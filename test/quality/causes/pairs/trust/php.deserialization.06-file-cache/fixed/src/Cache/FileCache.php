<?php

namespace App\Cache;

class FileCache
{
    private string $directory;

    public function __construct(string $directory)
    {
        $this->directory = $directory;
    }

    public function put(string $key, mixed $value): void
    {
        file_put_contents($this->fileOf($key), serialize($value), LOCK_EX);
    }

    public function get(string $key): mixed
    {
        $file = $this->fileOf($key);
        return is_file($file) ? unserialize(file_get_contents($file)) : null; // at most low
    }

    private function fileOf(string $key): string
    {
        return $this->directory . '/' . sha1($key) . '.cache';
    }
}
