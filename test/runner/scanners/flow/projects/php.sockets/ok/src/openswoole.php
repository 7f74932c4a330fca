<?php

use Chat\Scripts;

$server = new OpenSwoole\WebSocket\Server("0.0.0.0", 9502);
$server->on("Message", function ($server, $frame) {
    $order = json_decode($frame->data, true);
    (new Scripts())->open($order["name"]);
});
$server->on("receive", function ($server, int $fd, int $reactor, string $data) {
    (new Scripts())->receive($data);
});
$server->start();
