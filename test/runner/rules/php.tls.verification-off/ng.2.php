<?php
function fetch(string $url) {
    $curl = curl_init($url);
    curl_setopt($curl, CURLOPT_SSL_VERIFYPEER, false); // expect
    return curl_exec($curl);
}
