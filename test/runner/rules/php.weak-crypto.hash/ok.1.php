<?php
$id = md5($url);
password_hash($password, PASSWORD_DEFAULT);
hash("sha256", $text);
$etag = sha1($body);
