<?php
$value = $_GET["value"];
$collection->findOne(["name" => $value]); // expect
$db->users->find(["name" => $_POST["name"]]); // expect
