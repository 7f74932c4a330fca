<?php

declare(strict_types=1);

final class LoginController
{
    private PDO $pdo;

    public function __construct(PDO $pdo)
    {
        $this->pdo = $pdo;
    }

    public function login(): bool
    {
        $email = $_POST['email'];
        $password = $_POST['password'];

        $sql = 'SELECT id, password_hash FROM users WHERE email = :email LIMIT 1';
        $statement = $this->pdo->prepare($sql);
        $statement->execute(['email' => $email]);
        $user = $statement->fetch(PDO::FETCH_ASSOC);

        if ($user === false || !password_verify($password, $user['password_hash'])) {
            return false;
        }

        session_regenerate_id(true);
        $_SESSION['user_id'] = (int) $user['id'];
        return true;
    }
}
