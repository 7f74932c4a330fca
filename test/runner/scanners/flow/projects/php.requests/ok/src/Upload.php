<?php
namespace App;

class Upload
{
    private $path;

    public function __construct($path = false)
    {
        if ($path && is_string($path)) {
            $this->path = trim($path);
        }
    }

    public function fromField(string $key): void
    {
        $this->path = $_FILES[$key]['tmp_name'];
    }

    public function read(): string
    {
        return file_get_contents($this->path);
    }
}
