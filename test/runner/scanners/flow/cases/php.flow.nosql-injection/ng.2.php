<?php
$collection = (new MongoDB\Client())->shop->orders;
$cursor = $collection->find(['$where' => "this.owner == '" . $_GET['owner'] . "'"]); // expect
