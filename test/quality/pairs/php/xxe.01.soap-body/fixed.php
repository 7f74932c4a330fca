<?php
$body = file_get_contents('php://input');

$document = new DOMDocument();
$document->loadXML($body, LIBXML_NONET);

$order = $document->getElementsByTagName('order')->item(0);
$number = $order === null ? 0 : (int) $order->getAttribute('number');

header('Content-Type: application/json');
echo json_encode(['number' => $number]);
