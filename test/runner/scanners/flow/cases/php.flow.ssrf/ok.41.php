<?php
$q = (string) (int) $_GET["q"];
$buzz = new Buzz\Browser(); $buzz->get($q);
\Httpful\Request::get($q)->send();
Unirest\Request::get($q);
$psr = new GuzzleHttp\Psr7\Request("GET", $q); $client->sendRequest($psr);
$client->send(new Request("GET", $q));
$curl = new Curl\Curl(); $curl->get($q);
$f = $factory->createRequest("GET", $q);
new SoapClient($q);
get_headers($q);
fsockopen($q, 80);
stream_socket_client($q);
