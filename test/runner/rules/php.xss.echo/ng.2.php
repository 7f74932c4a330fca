<?php
function greet(): void {
    echo "<h1>Hello " . $_GET["name"] . "</h1>"; // expect
}
