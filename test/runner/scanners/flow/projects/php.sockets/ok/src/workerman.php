<?php

use Chat\Scripts;
use Workerman\Worker;

$worker = new Worker("websocket://0.0.0.0:2346");
$worker->onMessage = function ($connection, $data) {
    (new Scripts())->worker($data);
};
Worker::runAll();
