<?php
function read(string $xml) {
    $document = new DOMDocument();
    $document->loadXML($xml, LIBXML_NONET);
    return $document;
}
