<?php

class Catalog
{
    private SimpleXMLElement $xml;

    public function __construct(string $file)
    {
        $this->xml = simplexml_load_file($file);
    }

    public function priceOf(string $sku): ?string
    {
        $found = $this->xml->xpath("//item[@sku='$sku']/price"); // expect
        return $found ? (string) $found[0] : null;
    }
}
