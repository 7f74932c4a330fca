<?php
$collection = (new MongoDB\Client())->shop->orders;
$cursor = $collection->find(['owner' => ['$eq' => strval($_GET['owner'])]]);
