<?php

require_once '../src/Shell.php';
require_once '../src/Release.php';

$body = json_decode(file_get_contents('php://input'), true);
$release = new Deploy\Release($body['tag']);
error_log((string) strlen($release->checkOut()));
