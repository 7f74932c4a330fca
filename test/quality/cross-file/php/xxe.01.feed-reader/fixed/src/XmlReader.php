<?php

namespace Feeds;

class XmlReader
{
    public const OPTIONS = LIBXML_NONET;

    public static function document(string $xml): \DOMDocument
    {
        $document = new \DOMDocument();
        $document->loadXML($xml, self::OPTIONS);
        return $document;
    }
}
