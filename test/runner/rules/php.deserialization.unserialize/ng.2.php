<?php
function restore(): array {
    return unserialize($_COOKIE["cart"]); // expect
}
