<?php
if (in_array($_SERVER['HTTP_ORIGIN'], ALLOWED, true)) {
    header('Access-Control-Allow-Origin: ' . $_SERVER['HTTP_ORIGIN']);
}
$response->headers->set('Access-Control-Allow-Methods', '*');
