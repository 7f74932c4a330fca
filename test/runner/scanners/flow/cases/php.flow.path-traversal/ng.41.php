<?php
$q = $_GET["q"];
$pcl = new PclZip($q); // expect
