<?php

namespace App\Media;

final class Converter
{
    public function probe(string $command): string
    {
        return (string) shell_exec($command);
    }
}
