<?php

namespace App\Model\Table;

use Cake\ORM\Table;

class OrdersTable extends Table
{
    public function inState(string $state): array
    {
        $query = $this->find();

        return $query->where(['Orders.state' => $state])->all();
    }
}
