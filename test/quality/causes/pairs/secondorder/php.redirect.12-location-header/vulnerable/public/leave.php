<?php

session_start();
$target = $_GET['target'] ?? '/';
header('Location: ' . $target, true, 303); // expect
exit;
