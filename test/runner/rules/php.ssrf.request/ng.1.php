<?php
curl_init($_GET["url"]); // expect
curl_setopt($handle, CURLOPT_URL, $_POST["url"]); // expect
$url = $_GET["url"];
$handle = curl_init($url); // expect
$client->get($_GET["url"]); // expect
Http::get("http://" . $_GET["host"]); // expect
