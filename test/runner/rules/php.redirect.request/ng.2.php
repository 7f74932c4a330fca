<?php
function done(): void {
    header("Location: " . $_GET["next"]); // expect
    exit;
}
