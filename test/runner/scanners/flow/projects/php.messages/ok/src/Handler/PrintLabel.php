<?php

namespace Shop\Handler;

use Shop\Message\ParcelLost;
use Shop\Message\ParcelSent;

final class PrintLabel
{
    public function __invoke(ParcelSent $sent): void
    {
        exec("print-label {$sent->label}");
    }
}
