<?php

require 'src/UploadTarget.php';

$target = new UploadTarget(require 'config.php');
$path = $target->pathFor($_POST['album']);
if (is_file($path)) {
    unlink($path); // expect
}
http_response_code(204);
