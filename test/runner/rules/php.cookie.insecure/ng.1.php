<?php
function remember(string $id): void {
    setcookie("session", $id, ["httponly" => false, "secure" => true]); // expect
}
