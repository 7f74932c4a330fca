<?php
namespace app\models;

use Yii;
use yii\base\Model;

class TripSearch extends Model
{
    public $year;
    public $name;

    public function rules()
    {
        return [[['year'], 'integer'], [['name'], 'string', 'max' => 20]];
    }

    public function run()
    {
        return Yii::$app->db->createCommand("SELECT * FROM trip WHERE name = '$this->name'")->queryAll(); // expect
    }
}
