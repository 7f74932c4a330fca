<?php
use Aws\Sqs\SqsClient;
$sqs = new SqsClient([]);
$result = $sqs->receiveMessage(['QueueUrl' => 'x']);
foreach ($result['Messages'] as $m) {
    exec('x ' . $m['Body']); // expect
}
foreach ($result->get('Messages') as $m) {
    exec('y ' . $m['Body']); // expect
}
