<?php
function import(string $xml): SimpleXMLElement
{
    return simplexml_load_string($xml, SimpleXMLElement::class, LIBXML_NONET);
}
import(file_get_contents('php://input'));
