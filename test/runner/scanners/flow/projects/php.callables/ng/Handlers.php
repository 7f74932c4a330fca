<?php
namespace Queue;

class Handlers
{
    public function convert(array $payload): void
    {
        shell_exec("convert {$payload['from']} x.png"); // expect
    }

    public static function resize(array $payload): void
    {
        shell_exec("resize {$payload['size']}"); // expect
    }
}
