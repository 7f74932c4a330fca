<?php
$argon = password_hash($password, PASSWORD_ARGON2ID, ['memory_cost' => 65536, 'time_cost' => 4]);
$given = password_hash($password, PASSWORD_BCRYPT, ['cost' => $cost]);
