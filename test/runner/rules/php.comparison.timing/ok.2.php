<?php
$signature = hash_hmac('sha256', $body, $key);
if (hash_equals($signature, $given)) {
    accept();
}
$same = $name === $other;
