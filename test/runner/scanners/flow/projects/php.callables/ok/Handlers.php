<?php
namespace Queue;

class Handlers
{
    public function convert(array $payload): void
    {
        shell_exec('convert ' . escapeshellarg($payload['from']) . ' x.png');
    }

    public function other(array $payload): void
    {
        shell_exec("other {$payload['from']}");
    }
}
