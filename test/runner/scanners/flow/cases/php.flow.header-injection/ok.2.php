<?php
$from = filter_var($_POST['email'], FILTER_VALIDATE_EMAIL);
if ($from === false) {
    exit;
}
mail('team@example.com', 'Contact', 'hello', "From: $from\r\n");
