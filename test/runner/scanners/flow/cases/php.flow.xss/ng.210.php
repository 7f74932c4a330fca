<?php

final class Page
{
    public function __construct(private readonly string $body, private readonly string $type = 'text/html')
    {
    }

    public function send(): void
    {
        header("Content-Type: {$this->type}; charset=utf-8");
        echo $this->body; // expect
    }
}

$page = $_GET['kind'] === 'found' ? new Page('<h1>' . $_GET['title'] . '</h1>') : new Page('Not found', 'text/plain');
$page->send();
