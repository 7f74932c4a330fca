<?php

function client_agent(): string
{
    return $_SERVER['HTTP_X_CLIENT_ADDRESS'] ?? '127.0.0.1';
}

$address = client_agent();
if (filter_var($address, FILTER_VALIDATE_IP) === false) {
    http_response_code(400);
    exit('Not an address');
}
$trace = `traceroute -n -m 8 $address`;

file_put_contents('/var/log/app/traces.txt', $trace, FILE_APPEND);
http_response_code(204);
