<?php
$consumer = new RdKafka\KafkaConsumer($conf);
while (true) {
    $message = $consumer->consume(1000);
    exec('x ' . $message->payload); // expect
}
