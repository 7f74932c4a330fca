<?php
$hash = password_hash($password, PASSWORD_DEFAULT);
$strong = password_hash($password, PASSWORD_BCRYPT, ['cost' => 12]);
$key = hash_pbkdf2('sha256', $password, $salt, 600000, 32);
$given = hash_pbkdf2('sha256', $password, $salt, $iterations, 32);
