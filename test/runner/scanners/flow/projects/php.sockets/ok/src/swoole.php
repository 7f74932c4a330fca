<?php

use Chat\Scripts;
use Swoole\WebSocket\Frame;
use Swoole\WebSocket\Server;

$scripts = new Scripts();
$server = new Server("0.0.0.0", 9501);
$server->on("message", function (Server $server, Frame $frame) use ($scripts) {
    $scripts->swoole($frame->data);
});
$server->start();
