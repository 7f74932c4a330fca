<?php
function remember(string $id): void {
    setcookie("session", $id, ["httponly" => true, "secure" => true, "samesite" => "Lax"]);
}
