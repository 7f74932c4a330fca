<?php
function read(string $xml) {
    $document = new DOMDocument();
    $document->loadXML($xml, LIBXML_NOENT | LIBXML_DTDLOAD); // expect
    return $document;
}
