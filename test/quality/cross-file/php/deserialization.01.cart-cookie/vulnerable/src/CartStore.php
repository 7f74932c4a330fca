<?php

class CartStore
{
    private $codec;

    public function __construct(CartCodec $codec)
    {
        $this->codec = $codec;
    }

    public function current(): array
    {
        return isset($_COOKIE['cart']) ? $this->codec->decode($_COOKIE['cart']) : [];
    }
}
