<?php
$value = $_GET["value"];
echo htmlspecialchars($value);
echo intval($value);
