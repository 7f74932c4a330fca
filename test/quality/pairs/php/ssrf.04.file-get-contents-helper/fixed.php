<?php

function fetch_feed(string $address): ?SimpleXMLElement
{
    $context = stream_context_create(['http' => ['timeout' => 4]]);
    $text = file_get_contents($address, false, $context);
    return $text === false ? null : simplexml_load_string($text);
}

$feeds = [
    'news' => 'https://news.example.com/rss',
    'jobs' => 'https://jobs.example.com/rss',
];

$name = $_GET['feed'] ?? 'news';
if (!array_key_exists($name, $feeds)) {
    http_response_code(404);
    exit;
}
$address = $feeds[$name];
$feed = fetch_feed($address);

header('Content-Type: application/json');
echo json_encode(['items' => $feed === null ? 0 : count($feed->channel->item)]);
