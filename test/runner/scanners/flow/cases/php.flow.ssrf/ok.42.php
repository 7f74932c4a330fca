<?php

use Illuminate\Http\Client\PendingRequest;
use Illuminate\Support\Facades\Http;

class Feeds
{
    public function read(): string
    {
        return Http::timeout(config('feeds.timeout'))
            ->withoutRedirecting()->retry(3, 100)->withBasicAuth(config('feeds.user'), config('feeds.password'))
            ->get(config('feeds.url'), ['page' => $_GET['page']])
            ->body();
    }

    public function later(PendingRequest $client): string
    {
        return $client->post('https://feeds.example.com/', ['url' => $_GET['url']])->body();
    }
}
