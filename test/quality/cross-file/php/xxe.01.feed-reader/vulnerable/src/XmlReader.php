<?php

namespace Feeds;

class XmlReader
{
    public const OPTIONS = LIBXML_NOENT | LIBXML_DTDLOAD; // expect

    public static function document(string $xml): \DOMDocument
    {
        $document = new \DOMDocument();
        $document->loadXML($xml, self::OPTIONS); // expect
        return $document;
    }
}
