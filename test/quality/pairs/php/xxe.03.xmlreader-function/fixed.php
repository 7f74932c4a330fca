<?php

function count_nodes(string $xml, string $name): int
{
    $reader = new XMLReader();
    $reader->XML($xml);
    $reader->setParserProperty(XMLReader::SUBST_ENTITIES, false);
    $count = 0;
    while ($reader->read()) {
        if ($reader->nodeType === XMLReader::ELEMENT && $reader->name === $name) {
            $count++;
        }
    }
    $reader->close();
    return $count;
}

$xml = $_POST['document'];
header('Content-Type: application/json');
echo json_encode(['entries' => count_nodes($xml, 'entry')]);
