<?php
namespace App\Command;

use Cake\ORM\TableRegistry;
use Cake\ORM\Locator\LocatorAwareTrait;
use Cake\Datasource\ConnectionManager;

class CakeJobs
{
    use LocatorAwareTrait;

    public function run(int $id): void
    {
        $jobs = TableRegistry::getTableLocator()->get('Jobs');
        $a = $jobs->get($id);
        exec('x ' . $a->command); // expect
        foreach ($jobs->find()->where(['a' => 1])->all() as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach ($jobs->find('all') as $j) {
            exec('x ' . $j->command); // expect
        }
        $b = $this->fetchTable('Jobs')->find()->where(['a' => 1])->first();
        exec('x ' . $b->command); // expect
        $c = $this->Jobs->get($id);
        exec('x ' . $c->command); // expect
        $d = $this->Jobs->find()->firstOrFail();
        exec('x ' . $d->command); // expect
        $e = $this->Jobs->find()->toArray();
        exec('x ' . $e[0]->command); // expect
        $rows = ConnectionManager::get('default')->execute('SELECT * FROM jobs')->fetchAll('assoc');
        exec('x ' . $rows[0]['command']); // expect
        $f = $this->Jobs->findByState('new')->first();
        exec('x ' . $f->command); // expect
        exec('x ' . $this->Jobs->find()->count());
    }
}
