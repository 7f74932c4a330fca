<?php

class PasswordReset
{
    public function __construct(private PDO $pdo)
    {
    }

    public function start(int $userId): string
    {
        $token = md5(mt_rand() . uniqid()); // expect
        $statement = $this->pdo->prepare('INSERT INTO resets (user_id, token) VALUES (?, ?)');
        $statement->execute([$userId, $token]);
        return $token;
    }
}
