<?php
$valid = $given === hash_hmac('sha256', $body, $key);
if (strlen($token) == 32) {
    exit;
}
