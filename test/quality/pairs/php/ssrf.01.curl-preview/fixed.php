<?php
$url = $_GET['url'];
$host = parse_url($url, PHP_URL_HOST);
if (parse_url($url, PHP_URL_SCHEME) !== 'https' || !in_array($host, ['images.example.com', 'cdn.example.com'], true)) {
    http_response_code(400);
    exit;
}

$curl = curl_init();
curl_setopt($curl, CURLOPT_URL, $url);
curl_setopt($curl, CURLOPT_RETURNTRANSFER, true);
curl_setopt($curl, CURLOPT_TIMEOUT, 5);
$body = curl_exec($curl);
curl_close($curl);

header('Content-Type: application/json');
echo json_encode(['length' => strlen((string) $body)]);
