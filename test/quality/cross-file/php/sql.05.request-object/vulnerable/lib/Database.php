<?php

class Database
{
    private $connection;

    public function __construct()
    {
        $this->connection = new mysqli('localhost', 'forum', getenv('DB_PASS'), 'forum');
    }

    public function run(string $sql)
    {
        return $this->connection->query($sql); // expect
    }
}
