<?php
$q = $_GET["q"];
$buzz = new Buzz\Browser(); $buzz->get($q); // expect
\Httpful\Request::get($q)->send(); // expect
Unirest\Request::get($q); // expect
$psr = new GuzzleHttp\Psr7\Request("GET", $q); $client->sendRequest($psr); // expect
$client->send(new Request("GET", $q)); // expect
$curl = new Curl\Curl(); $curl->get($q); // expect
$f = $factory->createRequest("GET", $q); // expect
new SoapClient($q); // expect
get_headers($q); // expect
fsockopen($q, 80); // expect
stream_socket_client($q); // expect
