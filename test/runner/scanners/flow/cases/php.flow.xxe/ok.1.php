<?php
$value = $_GET["value"];
simplexml_load_string($value);
$document->loadXML($value, LIBXML_NONET);
