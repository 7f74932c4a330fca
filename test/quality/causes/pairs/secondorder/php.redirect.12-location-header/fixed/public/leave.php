<?php

session_start();
$target = $_GET['target'] ?? '/';
header('Location: /account?from=' . urlencode($target), true, 303);
exit;
