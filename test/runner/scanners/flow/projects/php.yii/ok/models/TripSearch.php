<?php
namespace app\models;

use Yii;
use yii\base\Model;

class TripSearch extends Model
{
    public $year;
    public $season;

    public function rules()
    {
        return [[['year'], 'integer'], ['season', 'in', 'range' => ['summer', 'winter']]];
    }

    public function run()
    {
        return Yii::$app->db->createCommand("SELECT * FROM trip WHERE year = $this->year AND season = '$this->season'")->queryAll();
    }
}
