<?php

namespace Chat;

use Ratchet\ConnectionInterface;
use Ratchet\Wamp\WampServerInterface;

class Topics implements WampServerInterface
{
    public function onPublish(ConnectionInterface $conn, $topic, $event, array $exclude, array $eligible): void
    {
        (new Scripts())->publish($event);
    }

    public function onCall(ConnectionInterface $conn, $id, $topic, array $params): void
    {
        (new Scripts())->called($params[0]);
    }
}
