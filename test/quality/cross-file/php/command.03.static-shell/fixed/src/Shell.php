<?php

namespace Deploy;

final class Shell
{
    public static function run(string $program, string ...$arguments): string
    {
        $line = $program . ' ' . implode(' ', array_map('escapeshellarg', $arguments));
        return (string) shell_exec($line);
    }
}
