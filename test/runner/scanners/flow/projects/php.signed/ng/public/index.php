<?php

function unkeyed(): mixed
{
    $state = $_COOKIE['a'];
    if (!hash_equals(hash('sha256', $state), $_COOKIE['a_code'])) {
        return null;
    }

    return unserialize($state); // expect
}

function chosenKey(): mixed
{
    $state = $_COOKIE['b'];
    if (!hash_equals(hash_hmac('sha256', $state, $_GET['key']), $_COOKIE['b_code'])) {
        return null;
    }

    return unserialize($state); // expect
}

function other(): mixed
{
    [$checked, $code, $rest] = explode('.', $_COOKIE['c']);
    if (!hash_equals(hash_hmac('sha256', $checked, getenv('SIGNING_KEY')), $code)) {
        return null;
    }

    return unserialize(base64_decode($rest)); // expect
}

function unused(): mixed
{
    $state = $_COOKIE['d'];
    if (!hash_equals(hash_hmac('sha256', $state, getenv('SIGNING_KEY')), $_COOKIE['d_code'])) {
        error_log('wrong code');
    }

    return unserialize($state); // expect
}

/** A signed name may still be one that a visitor has chosen. */
function shown(): void
{
    $name = $_COOKIE['e'];
    if (hash_equals(hash_hmac('sha256', $name, getenv('SIGNING_KEY')), $_COOKIE['e_code'])) {
        echo '<p>' . $name . '</p>'; // expect
    }
}

unkeyed();
chosenKey();
other();
unused();
shown();
