<?php

use Symfony\Component\Process\Process;

class Converter
{
    public function __construct(private readonly string $binary)
    {
    }

    public function convert(array $tags): void
    {
        $arguments = [$this->binary, '-y', '-ss', $_GET['from']];
        foreach ($tags as $name => $value) {
            $arguments[] = '-metadata';
            $arguments[] = $name . '=' . $value;
        }
        array_push($arguments, '-an', $_GET['target']);
        (new Process($arguments))->mustRun();
    }
}
