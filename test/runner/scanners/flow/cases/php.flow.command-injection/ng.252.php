<?php
namespace app\commands;

use app\models\Job;
use Yii;
use yii\db\Query;

class JobController extends \yii\console\Controller
{
    public function actionRun(): void
    {
        $a = Job::findOne(['state' => 'new']);
        exec('x ' . $a->command); // expect
        foreach (Job::findAll(['state' => 'new']) as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach (Job::find()->where(['state' => 'new'])->all() as $j) {
            exec('x ' . $j->command); // expect
        }
        $b = Job::find()->where(['state' => 'new'])->one();
        exec('x ' . $b->command); // expect
        foreach (Job::find()->each() as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach (Job::find()->batch(10) as $jobs) {
            exec('x ' . $jobs[0]->command); // expect
        }
        $c = (new Query())->from('jobs')->one();
        exec('x ' . $c['command']); // expect
        $d = Yii::$app->db->createCommand('SELECT * FROM jobs')->queryAll();
        exec('x ' . $d[0]['command']); // expect
        $e = Yii::$app->db->createCommand('SELECT * FROM jobs')->queryOne();
        exec('x ' . $e['command']); // expect
        exec('x ' . Yii::$app->db->createCommand('SELECT command FROM jobs')->queryScalar()); // expect
        foreach (Yii::$app->db->createCommand('SELECT command FROM jobs')->queryColumn() as $v) {
            exec('x ' . $v); // expect
        }
        exec('x ' . Yii::$app->cache->get('command')); // expect
        exec('x ' . Yii::$app->redis->get('command')); // expect
        $f = Job::find()->select('command')->column();
        exec('x ' . $f[0]); // expect
        exec('x ' . Job::find()->select('command')->scalar()); // expect
        $g = Job::findBySql('SELECT * FROM jobs')->all();
        exec('x ' . $g[0]->command); // expect
        exec('x ' . Job::find()->count());
    }
}
