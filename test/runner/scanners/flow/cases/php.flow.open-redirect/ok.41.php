<?php
$q = (string) (int) $_GET["q"];
header("Location: " . $q);
