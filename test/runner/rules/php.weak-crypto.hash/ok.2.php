<?php
function store(string $password): string {
    return password_hash($password, PASSWORD_DEFAULT);
}
