<?php

namespace Chat;

use Swoole\WebSocket\Server;

class Tasks
{
    public function register(Server $server): void
    {
        $server->on("start", function ($server) {
            system("announce " . $server->port);
        });
        $server->on("workerStart", function ($server, $number) {
            system("count " . $number);
        });
    }
}
