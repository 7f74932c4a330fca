<?php
use Workerman\Connection\TcpConnection;
use Workerman\Protocols\Http\Request;
use Workerman\Worker;

$worker = new Worker('http://0.0.0.0:8080');
$worker->onMessage = function (TcpConnection $connection, Request $request) {
    exec('x ' . $request->get('host')); // expect
    exec('x ' . $request->post('host')); // expect
    exec('x ' . $request->header('x-host')); // expect
    exec('x ' . $request->cookie('host')); // expect
    exec('x ' . $request->file('doc')['name']); // expect
    exec('x ' . $request->rawBody()); // expect
    exec('x ' . $request->path()); // expect
    exec('x ' . $request->uri()); // expect
    exec('x ' . $request->queryString()); // expect
    exec('seq ' . (int) $request->get('n'));
};

$ws = new Worker('websocket://0.0.0.0:8081');
$ws->onMessage = function ($connection, $data) {
    exec('x ' . $data); // expect
};
