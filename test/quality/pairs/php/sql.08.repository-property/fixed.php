<?php

class CustomerSearch
{
    private $db;
    private $where = '';
    private $params = [];

    public function __construct(PDO $db)
    {
        $this->db = $db;
    }

    public function named($name)
    {
        $this->where = 'WHERE last_name = ?';
        $this->params[] = $name;
        return $this;
    }

    public function run()
    {
        $statement = $this->db->prepare('SELECT id, first_name, last_name FROM customers ' . $this->where);
        $statement->execute($this->params);
        return $statement->fetchAll();
    }
}

$search = new CustomerSearch(new PDO('sqlite:' . __DIR__ . '/crm.sqlite'));
$found = $search->named($_POST['name'])->run();
header('Content-Type: application/json');
echo json_encode($found);
