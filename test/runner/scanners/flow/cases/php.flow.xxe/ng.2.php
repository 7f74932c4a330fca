<?php
$options = LIBXML_NOENT | LIBXML_NOCDATA;
simplexml_load_string($_POST['xml'], 'SimpleXMLElement', $options); // expect
$reader = new XMLReader();
$reader->XML($_POST['xml']);
$reader->setParserProperty(XMLReader::SUBST_ENTITIES, true); // expect
