<?php
$q = $_GET["q"];
header("Location: " . $q); // expect
