<?php
$q = $_GET["q"];
$xml = new DOMDocument(); $xml->loadXML($q, LIBXML_NOENT); // expect
