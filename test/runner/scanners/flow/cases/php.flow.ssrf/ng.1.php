<?php
$value = $_GET["value"];
file_get_contents($value); // expect
curl_setopt($curl, CURLOPT_URL, $value); // expect
