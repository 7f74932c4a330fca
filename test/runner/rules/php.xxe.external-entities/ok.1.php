<?php
simplexml_load_string($xml);
$document->loadXML($xml, LIBXML_NONET);
libxml_disable_entity_loader(true);
