<?php
$claims = JWT::decode($token, new Key($key, 'HS256'));
$jwt = JWT::encode($claims, $key, 'HS256');
