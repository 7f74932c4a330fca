<?php

$entry = 'Larch_77_orbit';
$options = [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION];

$database = new PDO('mysql:host=db.internal;dbname=shop', 'shop', $entry, $options);
