<?php
$document = new DOMDocument();
$document->load(__DIR__ . '/users.xml');
$xpath = new DOMXPath($document);

$user = $_POST['user'];
if (!ctype_alnum($user)) {
    http_response_code(400);
    exit;
}
$nodes = $xpath->query("//user[name='" . $user . "']/email");

header('Content-Type: application/json');
echo json_encode(['found' => $nodes->length > 0]);
