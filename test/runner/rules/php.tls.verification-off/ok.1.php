<?php
curl_setopt($handle, CURLOPT_SSL_VERIFYPEER, true);
curl_setopt($handle, CURLOPT_SSL_VERIFYHOST, 2);
$options = ["ssl" => ["verify_peer" => true]];
curl_setopt($handle, CURLOPT_RETURNTRANSFER, 0);
