<?php

class PriceList
{
    private SimpleXMLElement $xml;

    public function __construct(string $file)
    {
        $this->xml = simplexml_load_file($file);
    }

    public function price(string $sku): ?float
    {
        $found = $this->xml->xpath("/prices/item[@sku='$sku']/@price");
        return $found ? (float) $found[0] : null;
    }
}

$list = new PriceList(__DIR__ . '/prices.xml');
header('Content-Type: application/json');
echo json_encode(['price' => $list->price((string) intval($_GET['sku']))]);
