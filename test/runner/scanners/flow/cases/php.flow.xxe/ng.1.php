<?php
$value = $_GET["value"];
simplexml_load_string($value, "SimpleXMLElement", LIBXML_NOENT); // expect
$document->loadXML($value, LIBXML_NOENT); // expect
