<?php

namespace Preview;

class UrlPolicy
{
    private const HOSTS = ['example.com', 'www.example.com'];

    public function require(string $url): string
    {
        $host = parse_url($url, PHP_URL_HOST);
        if (parse_url($url, PHP_URL_SCHEME) !== 'https' || !in_array($host, self::HOSTS, true)) {
            throw new \DomainException('host is not allowed');
        }
        return 'https://' . $host . '/';
    }
}
