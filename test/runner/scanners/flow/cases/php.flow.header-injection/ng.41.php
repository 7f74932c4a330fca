<?php
$q = $_GET["q"];
$mail = new PHPMailer(); $mail->addCustomHeader($q); // expect
mail("a@example.com", "s", "b", "From: " . $q); // expect
