<?php
class Database {
    private $password = "";
    public function __construct() { $this->password = getenv("DB_PASSWORD"); }
}
