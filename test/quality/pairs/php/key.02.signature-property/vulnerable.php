<?php

class Links
{
    private $ink = 'amber-Fox-19-stream';

    public function sign(string $path): string
    {
        return hash_hmac('sha256', $path, $this->ink);
    }
}
