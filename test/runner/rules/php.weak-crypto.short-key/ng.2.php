<?php
$key = RSA::createKey(1024); // expect
$config = [
    'private_key_bits' => 512, // expect
];
