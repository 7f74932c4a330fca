<?php

require __DIR__ . '/bootstrap.php';

$name = $_POST['profile'];
$profile = $profiles->findOneBy(['name' => $name]);
if ($profile === null) {
    http_response_code(404);
    exit;
}

exec('tar -czf /var/backups/site.tar.gz ' . $profile->directory, $output, $status);
header('Content-Type: application/json');
echo json_encode(['status' => $status]);
