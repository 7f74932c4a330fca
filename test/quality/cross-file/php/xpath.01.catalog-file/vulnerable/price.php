<?php

require_once 'src/Catalog.php';
require_once 'src/Sku.php';

$catalog = new Catalog('/srv/catalog.xml');
echo json_encode(['price' => $catalog->priceOf(Sku::parse($_GET['sku']))]);
