<?php
$from = $_POST['email'];
mail('team@example.com', 'Contact', 'hello', "From: $from\r\n"); // expect
