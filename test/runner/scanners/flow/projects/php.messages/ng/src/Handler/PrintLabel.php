<?php

namespace App\Handler;

use App\Message\ParcelSent;

#[\Symfony\Component\Messenger\Attribute\AsMessageHandler]
final class PrintLabel
{
    public function __invoke(ParcelSent $sent): void
    {
        exec("print-label {$sent->label}"); // expect
    }
}
