<?php
function pickBanner(array $banners): string
{
    return $banners[mt_rand(0, count($banners) - 1)];
}
function makeToken(): string
{
    return bin2hex(random_bytes(32));
}
