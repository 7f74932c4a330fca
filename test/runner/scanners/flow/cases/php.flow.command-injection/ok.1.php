<?php
$value = $_GET["value"];
system("ping " . escapeshellarg($value));
system("uptime");
