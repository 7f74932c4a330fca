<?php
$algo = 'sha256';
$digest = hash_hmac($algo, $message, $secret);
$stored = crypt($text, $salt);
