<?php
$value = $_GET["value"];
$twig->createTemplate("Hello {{ name }}")->render(["name" => $value]);
$twig->render("case.html", ["name" => $value]);
