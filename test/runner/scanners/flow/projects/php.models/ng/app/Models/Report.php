<?php
namespace App\Models;

use Illuminate\Database\Eloquent\Model;

class Report extends Model
{
    public function scopeSearch($query, $term)
    {
        return $query->whereRaw("title like '%$term%'"); // expect
    }
}
