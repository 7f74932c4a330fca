<?php

use Shop\CookieJar;

$cookies = new CookieJar($_COOKIE, getenv('SIGNING_KEY'));
$basket = unserialize($cookies->basket());

function whole(): mixed
{
    $state = $_COOKIE['state'];
    if (!hash_equals($_COOKIE['state_code'], hash_hmac('sha256', $state, getenv('SIGNING_KEY')))) {
        return null;
    }

    return unserialize(base64_decode($state));
}

function operator(): void
{
    $target = $_GET['target'];
    if (hash_hmac('sha256', $target, getenv('SIGNING_KEY')) === $_GET['code']) {
        header('Location: ' . $target);
    }
}

whole();
operator();
