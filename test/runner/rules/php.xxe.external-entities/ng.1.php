<?php
simplexml_load_string($xml, "SimpleXMLElement", LIBXML_NOENT); // expect
$document->loadXML($xml, LIBXML_NOENT | LIBXML_DTDLOAD); // expect
libxml_disable_entity_loader(false); // expect
