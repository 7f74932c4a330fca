<?php
function fetch(string $url) {
    $curl = curl_init($url);
    curl_setopt($curl, CURLOPT_CAINFO, "/etc/ssl/ca.pem");
    return curl_exec($curl);
}
