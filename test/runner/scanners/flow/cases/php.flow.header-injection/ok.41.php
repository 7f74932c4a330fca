<?php
$q = (string) (int) $_GET["q"];
$mail = new PHPMailer(); $mail->addCustomHeader($q);
mail("a@example.com", "s", "b", "From: " . $q);
