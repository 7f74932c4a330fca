<?php
$q = (string) (int) $_GET["q"];
\Opis\Closure\unserialize($q);
yaml_parse($q);
Yaml::parse($q, Yaml::PARSE_OBJECT);
