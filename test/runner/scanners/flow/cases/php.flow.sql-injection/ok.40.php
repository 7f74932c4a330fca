<?php
use App\Calculator\Expression;

$expression = new Expression($_GET["formula"]);
echo count($expression->terms());
