<?php
use PhpAmqpLib\Connection\AMQPStreamConnection;
use PhpAmqpLib\Message\AMQPMessage;
$channel = (new AMQPStreamConnection('x', 5672, 'a', 'b'))->channel();
$callback = function ($msg) {
    $job = json_decode($msg->body, true);
    exec('x ' . $job['c']); // expect
};
$channel->basic_consume('q', '', false, true, false, false, $callback);
class W {
    public function execute(AMQPMessage $msg) {
        exec('y ' . $msg->getBody()); // expect
    }
}
