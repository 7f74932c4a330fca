<?php
$q = $_GET["q"];
\Opis\Closure\unserialize($q); // expect
yaml_parse($q); // expect
Yaml::parse($q, Yaml::PARSE_OBJECT); // expect
