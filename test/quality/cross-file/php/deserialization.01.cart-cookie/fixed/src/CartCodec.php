<?php

class CartCodec
{
    public function decode(string $text): array
    {
        return json_decode(base64_decode($text), true);
    }

    public function encode(array $cart): string
    {
        return base64_encode(json_encode($cart));
    }
}
