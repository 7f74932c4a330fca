<?php
namespace FormsNgD\models;
use yii\base\Model;
class PingForm extends Model {
    public $host; public $label; public $format; public $n; public $word;
    public function rules() {
        return [
            [['host', 'label', 'format'], 'required'],
            ['host', 'match', 'pattern' => '/\A[a-z0-9.-]+\z/'],
            ['format', 'in', 'range' => ['png', 'gif']],
            ['n', 'integer'],
            ['label', 'string', 'max' => 20],
            ['word', 'validateWord'],
        ];
    }
    public function validateWord($attribute, $params) {
        if (!preg_match('/\A\w+\z/', $this->$attribute)) { $this->addError($attribute, 'bad'); }
    }
}
