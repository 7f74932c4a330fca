<?php
namespace app\controllers;

use Yii;
use yii\web\Controller;
use app\models\Trip;
use app\models\TripSearch;

class TripOfferController extends Controller
{
    public function actionIndex($place)
    {
        Trip::find()->where(['place' => $place])->all();
        return $this->render('index', ['place' => $place]);
    }

    public function actionSearch()
    {
        $search = new TripSearch();
        $search->load(Yii::$app->request->get());
        return $this->asJson($search->validate() ? $search->run() : []);
    }

    public function actionUpdate($id)
    {
        $trip = Trip::findOne($id);
        $trip->setAttributes(Yii::$app->request->post());
        return $this->redirect(['view', 'id' => Yii::$app->request->get('id')]);
    }
}
