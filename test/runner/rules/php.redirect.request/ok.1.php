<?php
header("Location: /login");
header("Location: /search?q=" . $_GET["q"]);
header("Location: https://example.com/?q=" . $_GET["q"]);
header("Location: " . $targets[$_GET["to"]]);
header("X-Name: " . $_GET["x"]);
