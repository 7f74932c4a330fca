<?php
db_query("select * from node where title = '" . $_GET['title'] . "'"); // expect
$title = \Drupal::request()->query->get('title');
\Drupal::database()->query("select * from node where title = '$title'"); // expect
$id = Tools::getValue('id');
Db::getInstance()->executeS('select * from product where id = ' . $id); // expect
$mysqli = connect();
$mysqli->multi_query(sprintf("select * from product where name = '%s'", $_GET['name'])); // expect
class PeopleController extends AppController
{
    public function find()
    {
        $name = $this->request->getQuery('name');
        return $this->People->query("select * from people where name = '$name'"); // expect
    }
}
