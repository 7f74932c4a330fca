<?php
namespace FormsOkD\controllers;
use Yii;
use FormsOkD\models\PingForm;
use FormsOkD\components\FormsOkDTools;
use yii\web\Controller;
class PingController extends Controller {
    public function actionPing() {
        $model = new PingForm();
        if (!$model->load(Yii::$app->request->post()) || !$model->validate()) { return $this->render('form'); }
        $tools = new FormsOkDTools();
        $tools->ping($model->host);
        $tools->convert($model->format);
        $tools->num($model->n);
        $tools->word($model->word);
    }
}
