<?php
function store(string $password): string {
    return sha1($password); // expect
}
