<?php
$algo = 'sha1';
$digest = hash($algo, $secret . $message); // expect
$stored = crypt($text, 'ab'); // expect
