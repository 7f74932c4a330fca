<?php
setcookie('anything', $token, time() + 3600, '/', '', false, true); // expect
$cookie = Cookie::create('auth')->withValue($token)->withSecure(false); // expect
