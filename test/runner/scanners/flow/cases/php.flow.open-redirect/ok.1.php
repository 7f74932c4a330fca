<?php
$value = $_GET["value"];
header("Location: /search?q=" . $value);
header("Location: https://example.com/?q=" . $value);
