<?php
$document = new DOMDocument();
$document->load(__DIR__ . '/users.xml');
$xpath = new DOMXPath($document);

$user = $_POST['user'];
$nodes = $xpath->query("//user[name='" . $user . "']/email");

header('Content-Type: application/json');
echo json_encode(['found' => $nodes->length > 0]);
