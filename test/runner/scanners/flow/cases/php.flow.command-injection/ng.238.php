<?php
use Psr\Http\Message\ServerRequestInterface;
use Ratchet\ConnectionInterface;
use Ratchet\MessageComponentInterface;
use React\Http\HttpServer;
use React\Socket\SocketServer;

$http = new HttpServer(function (ServerRequestInterface $request) {
    exec('x ' . $request->getQueryParams()['host']); // expect
    exec('x ' . (string) $request->getBody()); // expect
});
$socket = new SocketServer('127.0.0.1:8080');
$socket->on('connection', function ($connection) {
    $connection->on('data', function ($data) {
        exec('x ' . $data); // expect
    });
});

class Chat implements MessageComponentInterface
{
    public function onOpen(ConnectionInterface $conn)
    {
        exec('x ' . $conn->httpRequest->getUri()->getQuery()); // expect
    }

    public function onMessage(ConnectionInterface $from, $msg)
    {
        exec('x ' . $msg); // expect
        $data = json_decode($msg);
        exec('x ' . $data->host); // expect
        exec('seq ' . (int) $msg);
    }
}
