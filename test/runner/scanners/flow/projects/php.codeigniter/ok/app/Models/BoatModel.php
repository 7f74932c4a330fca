<?php
namespace App\Models;

use CodeIgniter\Model;

class BoatModel extends Model
{
    public function named(?string $name)
    {
        return $this->db->query('SELECT * FROM boats WHERE name = ' . $this->db->escape($name));
    }

    public function with(?string $column)
    {
        return $this->builder()->where('name', $column)->get();
    }
}
