<?php
namespace FormsNgD\controllers;
use Yii;
use FormsNgD\models\PingForm;
use FormsNgD\components\FormsNgDTools;
use yii\web\Controller;
class PingController extends Controller {
    public function actionPing() {
        $model = new PingForm();
        if (!$model->load(Yii::$app->request->post()) || !$model->validate()) { return $this->render('form'); }
        $tools = new FormsNgDTools();
        $tools->ping($model->host);
        $tools->label($model->label);
        $tools->convert($model->format);
        $tools->num($model->n);
        $tools->word($model->word);
    }
}
