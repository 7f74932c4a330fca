<?php
class HostController extends CController
{
    public function actionView($name)
    {
        exec('x ' . $name); // expect
        exec('x ' . Yii::app()->request->getParam('host')); // expect
        exec('x ' . Yii::app()->request->getQuery('host')); // expect
        exec('x ' . Yii::app()->request->getPost('host')); // expect
        exec('x ' . Yii::app()->getRequest()->getParam('host')); // expect
        exec('x ' . Yii::app()->request->cookies['host']->value); // expect
        exec('x ' . Yii::app()->request->rawBody); // expect
        exec('x ' . Yii::app()->request->getRestParams()['host']); // expect
        exec('x ' . CUploadedFile::getInstanceByName('doc')->getName()); // expect
        exec('x ' . CUploadedFile::getInstanceByName('doc')->name); // expect
        exec('seq ' . (int) Yii::app()->request->getParam('n'));
    }
}
