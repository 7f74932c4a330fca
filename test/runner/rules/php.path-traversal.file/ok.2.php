<?php
function download(): void {
    readfile("uploads/" . basename($_GET["name"]));
}
