<?php
$password = "hunter2!"; // expect
$this->apiKey = '9f86d081884c7d65'; // expect
define("DB_PASSWORD", "Tr0ub4dor&3"); // expect
$config = ["password" => "letmein123"]; // expect
$pdo = new PDO($dsn, "root", "toor"); // expect
class A {
  private $dbPassword = "letmein123"; // expect
  const API_KEY = "9f86d081884c7d65"; // expect
}
