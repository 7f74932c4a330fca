<?php

namespace Acme\Tools;

final class Shell
{
    public function run(string $command): string
    {
        return (string) shell_exec('uptime 2>&1');
    }
}
