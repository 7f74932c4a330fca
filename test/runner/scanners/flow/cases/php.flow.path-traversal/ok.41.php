<?php
$q = (string) (int) $_GET["q"];
$pcl = new PclZip($q);
