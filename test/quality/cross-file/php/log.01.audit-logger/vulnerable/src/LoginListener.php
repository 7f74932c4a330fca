<?php

namespace Bank;

class LoginListener
{
    public function __construct(private AuditLogger $logger)
    {
    }

    public function onFailure(string $user): void
    {
        $this->logger->write('login failed: ' . $user);
    }
}
