<?php
function restore(): array {
    return json_decode($_COOKIE["cart"], true);
}
