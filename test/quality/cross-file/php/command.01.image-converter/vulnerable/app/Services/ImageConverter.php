<?php

namespace App\Services;

class ImageConverter
{
    public function __construct(private string $folder = '/srv/images')
    {
    }

    public function resize(string $name, string $size): bool
    {
        exec("convert {$this->folder}/input.png -resize $size /tmp/$name.png", $output, $status); // expect
        return $status === 0;
    }
}
