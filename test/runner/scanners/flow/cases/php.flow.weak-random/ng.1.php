<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $number = mt_rand();
    setcookie('sid', dechex($number)); // expect
    $resetToken = md5(uniqid()); // expect
    return $resetToken;
}
