<?php
function greet(): void {
    echo "<h1>Hello " . htmlspecialchars($_GET["name"]) . "</h1>";
}
