<?php
function proxy(): string {
    return file_get_contents("https://api.example.com/items?q=" . urlencode($_GET["q"]));
}
