<?php
class Passwords {
    public function hash(string $password): string {
        return password_hash($password, PASSWORD_DEFAULT, ["cost" => 6]); // expect
    }
}
