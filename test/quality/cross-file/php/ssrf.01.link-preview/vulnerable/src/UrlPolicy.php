<?php

namespace Preview;

class UrlPolicy
{
    public function require(string $url): string
    {
        if (filter_var($url, FILTER_VALIDATE_URL) === false) {
            throw new \DomainException('not a URL');
        }
        return $url;
    }
}
