<?php

class CartCodec
{
    public function decode(string $text): array
    {
        return unserialize(base64_decode($text)); // expect
    }

    public function encode(array $cart): string
    {
        return base64_encode(serialize($cart));
    }
}
