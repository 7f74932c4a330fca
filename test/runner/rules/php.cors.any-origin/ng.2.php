<?php
header('Access-Control-Allow-Origin: ' . $_SERVER['HTTP_ORIGIN']); // expect
$response->headers->set('Access-Control-Allow-Origin', '*'); // expect
