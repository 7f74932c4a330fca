<?php

use Illuminate\Http\Client\PendingRequest;
use Illuminate\Support\Facades\Http;

class Feeds
{
    public function read(string $name): string
    {
        return Http::timeout(config('feeds.timeout')) // expect
            ->withoutRedirecting()->retry(3, 100)->withBasicAuth(config('feeds.user'), config('feeds.password'))
            ->get($_GET['url'])
            ->body();
    }

    public function later(PendingRequest $client): string
    {
        $request = Http::acceptJson();

        return $request->get($_GET['url'])->body() . $client->post($_GET['url'])->body(); // expect
    }
}
