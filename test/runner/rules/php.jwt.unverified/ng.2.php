<?php
$claims = JWT::decode($token, $key, ['none']); // expect
$jwt = JWT::encode($claims, '', 'none'); // expect
