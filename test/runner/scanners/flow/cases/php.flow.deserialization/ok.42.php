<?php
$kept = serialize(["name" => $_POST["name"]]);
$copy = unserialize($kept);
