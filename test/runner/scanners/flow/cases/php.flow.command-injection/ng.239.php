<?php
use Bref\Context\Context;
use Bref\Event\Handler;
use Bref\Event\Http\HttpHandler;
use Bref\Event\Http\HttpRequestEvent;
use Bref\Event\S3\S3Event;
use Bref\Event\S3\S3Handler;
use Bref\Event\Sns\SnsEvent;
use Bref\Event\Sns\SnsHandler;
use Bref\Event\Sqs\SqsEvent;
use Bref\Event\Sqs\SqsHandler;
use Bref\Event\EventBridge\EventBridgeEvent;
use Bref\Event\EventBridge\EventBridgeHandler;

class Any implements Handler
{
    public function handle($event, Context $context)
    {
        exec('x ' . $event['queryStringParameters']['host']); // expect
        exec('x ' . $event['body']); // expect
        exec('x ' . $event['name']); // expect
        exec('seq ' . (int) $event['n']);
    }
}

class Http extends HttpHandler
{
    public function handleRequest(HttpRequestEvent $event, Context $context)
    {
        exec('x ' . $event->getQueryParameters()['host']); // expect
        exec('x ' . $event->getBody()); // expect
        exec('x ' . $event->getHeaders()['x-host'][0]); // expect
        exec('x ' . $event->getPathParameters()['name']); // expect
        exec('x ' . $event->getCookies()['host']); // expect
        exec('x ' . $event->getPath()); // expect
    }
}

class Uploads extends S3Handler
{
    public function handleS3(S3Event $event, Context $context): void
    {
        exec('x ' . $event->getRecords()[0]->getObject()->getKey()); // expect
    }
}

class Queue extends SqsHandler
{
    public function handleSqs(SqsEvent $event, Context $context): void
    {
        foreach ($event->getRecords() as $record) {
            exec('x ' . $record->getBody()); // expect
        }
    }
}

class Topic extends SnsHandler
{
    public function handleSns(SnsEvent $event, Context $context): void
    {
        foreach ($event->getRecords() as $record) {
            exec('x ' . $record->getMessage()); // expect
        }
    }
}

class Bus extends EventBridgeHandler
{
    public function handleEventBridge(EventBridgeEvent $event, Context $context): void
    {
        exec('x ' . $event->getDetail()['host']); // expect
    }
}

return function ($event, $context) {
    exec('x ' . $event['host']); // expect
};
