<?php

namespace Bank;

class AuditLogger
{
    public function __construct(private string $file)
    {
    }

    public function write(string $message): void
    {
        error_log(date('c') . ' ' . $message . "\n", 3, $this->file); // expect
    }
}
