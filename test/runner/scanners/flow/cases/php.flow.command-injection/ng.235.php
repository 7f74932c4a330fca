<?php
use Swoole\Http\Server;
use Swoole\Http\Request;
use Swoole\Http\Response;

$server = new Server('0.0.0.0', 9501);
$server->on('request', function (Request $request, Response $response) {
    exec('x ' . $request->get['host']); // expect
    exec('x ' . $request->post['host']); // expect
    exec('x ' . $request->header['x-host']); // expect
    exec('x ' . $request->cookie['host']); // expect
    exec('x ' . $request->files['doc']['name']); // expect
    exec('x ' . $request->server['request_uri']); // expect
    exec('x ' . $request->rawContent()); // expect
    exec('x ' . $request->getContent()); // expect
    exec('seq ' . (int) $request->get['n']);
});
$server->on('receive', function ($server, $fd, $reactor, $data) {
    exec('x ' . $data); // expect
});
$ws = new Swoole\WebSocket\Server('0.0.0.0', 9502);
$ws->on('message', function ($ws, $frame) {
    exec('x ' . $frame->data); // expect
});
$ws->on('open', function ($ws, $request) {
    exec('x ' . $request->get['host']); // expect
});

class Handler
{
    public function onRequest(Request $req, Response $res): void
    {
        exec('x ' . $req->get['host']); // expect
        exec('x ' . $req->rawContent()); // expect
        exec('x ' . $req->header['x-host']); // expect
    }
}
