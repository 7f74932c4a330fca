<?php

namespace app\controllers;

use Yii;
use yii\web\Controller;

class ProfileController extends Controller
{
    public function actionImport()
    {
        $bytes = Yii::$app->remoteImages->download(Yii::$app->request->post('url'));

        return $this->asJson(['size' => strlen($bytes)]);
    }
}
