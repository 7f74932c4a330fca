<?php
function download(): void {
    readfile("uploads/" . $_GET["name"]); // expect
}
