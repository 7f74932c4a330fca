<?php
setcookie('auth', $token, time() + 3600, '/', '', true, true);
setcookie('auth', $token, $options);
$cookie = Cookie::create('auth')->withSecure(true);
