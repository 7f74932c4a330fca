<?php
include "header.php";
require_once __DIR__ . "/vendor/autoload.php";
include $template;
require $pages[$_GET["page"]];
include "pages/" . basename($_GET["page"]) . ".php";
