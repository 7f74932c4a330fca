<?php
curl_init("https://example.com/");
curl_init("https://api.example.com/users/" . $_GET["id"]);
curl_setopt($handle, CURLOPT_URL, $endpoint);
curl_setopt($handle, CURLOPT_POSTFIELDS, $_POST["data"]);
$session->get($_GET["key"]);
