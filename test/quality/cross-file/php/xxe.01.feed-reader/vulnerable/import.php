<?php

require 'src/XmlReader.php';
require 'src/FeedImport.php';

$import = new Feeds\FeedImport();
echo json_encode($import->titles(file_get_contents('php://input')));
