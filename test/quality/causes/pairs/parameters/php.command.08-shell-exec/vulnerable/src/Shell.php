<?php

namespace Acme\Tools;

final class Shell
{
    public function run(string $command): string
    {
        return (string) shell_exec($command . ' 2>&1'); // expect low
    }
}
