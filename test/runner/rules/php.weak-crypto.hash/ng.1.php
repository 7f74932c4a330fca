<?php
$hash = md5($password); // expect
sha1($salt . $_POST["password"]); // expect
hash("md5", $text); // expect
