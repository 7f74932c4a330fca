<?php
function proxy(): string {
    $curl = curl_init($_GET["url"]); // expect
    return curl_exec($curl);
}
