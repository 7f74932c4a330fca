<?php
function makeToken(): string
{
    return md5(uniqid(mt_rand(), true)); // expect
}
function generatePassword(int $length): string
{
    $text = '';
    for ($i = 0; $i < $length; $i++) {
        $text .= CHARS[rand(0, strlen(CHARS) - 1)]; // expect
    }
    return $text;
}
$_SESSION['csrf'] = sha1(mt_rand() . microtime()); // expect
