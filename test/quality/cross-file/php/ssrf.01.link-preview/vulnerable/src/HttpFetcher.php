<?php

namespace Preview;

class HttpFetcher
{
    public function fetch(string $url): string
    {
        $handle = curl_init();
        curl_setopt($handle, CURLOPT_URL, $url); // expect
        curl_setopt($handle, CURLOPT_RETURNTRANSFER, true);
        return (string) curl_exec($handle); // expect
    }
}
