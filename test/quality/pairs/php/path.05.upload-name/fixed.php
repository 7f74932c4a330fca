<?php
if (!isset($_FILES['document']) || $_FILES['document']['error'] !== UPLOAD_ERR_OK) {
    http_response_code(400);
    exit('No file');
}

$uploads = dirname(__DIR__) . '/var/uploads';
$target = $uploads . '/' . bin2hex(random_bytes(16)) . '.pdf';

if (mime_content_type($_FILES['document']['tmp_name']) !== 'application/pdf') {
    http_response_code(415);
    exit('Only PDF');
}

move_uploaded_file($_FILES['document']['tmp_name'], $target);
http_response_code(201);
