<?php
$valid = $given == hash_hmac('sha256', $body, $key); // expect
if (sha1($token) != $stored) { // expect
    exit;
}
