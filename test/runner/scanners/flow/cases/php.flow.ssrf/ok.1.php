<?php
$value = $_GET["value"];
curl_setopt($curl, CURLOPT_URL, "https://api.example.com/items/" . urlencode($value));
curl_setopt($curl, CURLOPT_TIMEOUT, 5);
