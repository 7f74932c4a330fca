<?php

require 'src/HttpFetcher.php';
require 'src/UrlPolicy.php';

use Preview\HttpFetcher;
use Preview\UrlPolicy;

$url = (new UrlPolicy())->require($_GET['url']);
$html = (new HttpFetcher())->fetch($url);
echo json_encode(['length' => strlen($html)]);
