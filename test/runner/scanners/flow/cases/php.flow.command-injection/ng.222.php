<?php
namespace app\controllers;

use Yii;
use yii\base\Model;
use yii\rest\Controller as RestController;
use yii\web\Controller;
use yii\web\UploadedFile;

class HostForm extends Model
{
    public $host;
    public $count;

    public function rules()
    {
        return [[['host'], 'string'], ['count', 'integer']];
    }
}

class HostController extends Controller
{
    public function actionView($name, int $count)
    {
        exec('x ' . $name); // expect
        exec('seq ' . $count);
        exec('x ' . Yii::$app->request->get('host')); // expect
        exec('x ' . Yii::$app->request->post('host')); // expect
        exec('x ' . Yii::$app->request->getQueryParam('host')); // expect
        exec('x ' . Yii::$app->request->queryParams['host']); // expect
        exec('x ' . Yii::$app->request->bodyParams['host']); // expect
        exec('x ' . Yii::$app->request->getBodyParam('host')); // expect
        exec('x ' . Yii::$app->request->rawBody); // expect
        exec('x ' . Yii::$app->request->getRawBody()); // expect
        exec('x ' . Yii::$app->request->headers->get('X-Host')); // expect
        exec('x ' . Yii::$app->request->userAgent); // expect
        exec('x ' . Yii::$app->getRequest()->get('host')); // expect
        exec('x ' . Yii::$app->request->getUserAgent()); // expect
        exec('x ' . Yii::$app->request->pathInfo); // expect
        exec('x ' . Yii::$app->request->queryString); // expect
        exec('x ' . $this->request->get('host')); // expect
        exec('x ' . $this->request->post('host')); // expect
        exec('x ' . $this->request->bodyParams['host']); // expect
        $file = UploadedFile::getInstanceByName('doc');
        exec('x ' . $file->name); // expect
        exec('x ' . $file->baseName); // expect
        exec('x ' . $file->extension); // expect
        $form = new HostForm();
        if ($form->load(Yii::$app->request->post()) && $form->validate()) {
            exec('x ' . $form->host); // expect
            exec('seq ' . $form->count);
        }
        $form->doc = UploadedFile::getInstance($form, 'doc');
        exec('x ' . $form->doc->name); // expect
        foreach (UploadedFile::getInstances($form, 'docs') as $upload) {
            exec('x ' . $upload->name); // expect
        }
    }
}
