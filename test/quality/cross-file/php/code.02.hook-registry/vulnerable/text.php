<?php

require 'core/filter.php';

header('Content-Type: application/json');
echo json_encode(filter_text($_GET['filter'], $_GET['text']));
