<?php
db_query('select * from node where title = :title', [':title' => $_GET['title']]);
\Drupal::database()->query('select * from node where title = :title', [':title' => $_GET['title']]);
Db::getInstance()->executeS('select * from product where id = ' . (int) Tools::getValue('id'));
Db::getInstance()->executeS("select * from product where name = '" . pSQL(Tools::getValue('name')) . "'");
class PeopleController extends AppController
{
    public function find()
    {
        return $this->People->find('all', ['conditions' => ['name' => $this->request->getQuery('name')]]);
    }
}
