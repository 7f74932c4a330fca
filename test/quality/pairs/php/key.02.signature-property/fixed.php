<?php

class Links
{
    private $ink;

    public function __construct()
    {
        $this->ink = getenv('LINK_INK');
    }

    public function sign(string $path): string
    {
        return hash_hmac('sha256', $path, $this->ink);
    }
}
