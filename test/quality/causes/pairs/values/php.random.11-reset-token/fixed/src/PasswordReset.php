<?php

class PasswordReset
{
    public function __construct(private PDO $pdo)
    {
    }

    public function start(int $userId): string
    {
        $token = bin2hex(random_bytes(20));
        $statement = $this->pdo->prepare('INSERT INTO resets (user_id, token) VALUES (?, ?)');
        $statement->execute([$userId, $token]);
        return $token;
    }
}
