<?php
$url = $_GET['url'];

$curl = curl_init();
curl_setopt($curl, CURLOPT_URL, $url);
curl_setopt($curl, CURLOPT_RETURNTRANSFER, true);
curl_setopt($curl, CURLOPT_TIMEOUT, 5);
$body = curl_exec($curl);
curl_close($curl);

header('Content-Type: application/json');
echo json_encode(['length' => strlen((string) $body)]);
