<?php
use Interop\Queue\Message;
use Interop\Queue\Context;
use Interop\Queue\Processor;
class P implements Processor {
    public function process(Message $message, Context $context) {
        exec('x ' . $message->getBody()); // expect
        return self::ACK;
    }
}
