<?php
$value = $_GET["value"];
$twig->createTemplate("Hello " . $value)->render([]); // expect
$twig->createTemplate($value); // expect
