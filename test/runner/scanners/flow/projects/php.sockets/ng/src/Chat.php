<?php

namespace Chat;

use Ratchet\ConnectionInterface;
use Ratchet\MessageComponentInterface;

class Chat implements MessageComponentInterface
{
    public function __construct(private Scripts $scripts)
    {
    }

    public function onOpen(ConnectionInterface $conn): void
    {
    }

    public function onMessage(ConnectionInterface $from, $msg): void
    {
        $this->scripts->ratchet($msg);
    }

    public function onClose(ConnectionInterface $conn): void
    {
    }

    public function onError(ConnectionInterface $conn, \Exception $e): void
    {
    }
}
