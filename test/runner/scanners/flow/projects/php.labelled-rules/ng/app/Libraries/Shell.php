<?php

namespace App\Libraries;

class Shell
{
    public function ping(string $text): void
    {
        system('ping ' . $text); // expect
    }

    public function trace(string $text): void
    {
        system('trace ' . $text); // expect
    }
}
