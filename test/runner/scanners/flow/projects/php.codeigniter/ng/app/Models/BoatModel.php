<?php
namespace App\Models;

use CodeIgniter\Model;

class BoatModel extends Model
{
    public function named(?string $name)
    {
        return $this->db->query("SELECT * FROM boats WHERE name = '$name'"); // expect
    }

    public function sorted(?string $column)
    {
        return $this->builder()->where("$column IS NOT NULL", null, false)->get(); // expect
    }
}
