<?php
echo "Hello";
echo htmlspecialchars($_GET["name"]);
echo "Hello " . htmlspecialchars($_GET["name"]);
echo (int) $_GET["id"];
echo $title;
echo json_encode($_GET);
echo isset($_GET["x"]) ? "a" : "b";
$name = htmlspecialchars($_GET["name"]);
echo $name;
echo count($_GET["list"]);
