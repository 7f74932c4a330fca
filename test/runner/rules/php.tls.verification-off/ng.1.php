<?php
curl_setopt($handle, CURLOPT_SSL_VERIFYPEER, false); // expect
curl_setopt($handle, CURLOPT_SSL_VERIFYHOST, 0); // expect
$options = ["ssl" => ["verify_peer" => false]]; // expect
curl_setopt_array($handle, [CURLOPT_SSL_VERIFYPEER => false]); // expect
$client = new Client(["verify" => false]); // expect
