<?php
$password = getenv("DB_PASSWORD");
$password = "";
$config = ["password" => "required|string"];
$label = ["password" => "Enter password"];
$config = ["password" => env("DB_PASSWORD")];
$pdo = new PDO($dsn, $user, $password);
$pdo = new PDO($dsn, "root", "");
define("DB_PASSWORD", "changeme");
$apiKey = "x-api-key";
