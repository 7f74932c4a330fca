<?php
use App\Model\JobQuery;
use Laminas\Db\TableGateway\TableGateway;
use Laminas\Db\TableGateway\TableGatewayInterface;
use Laminas\Db\Sql\Sql;

class Others
{
    public function __construct(private TableGatewayInterface $tableGateway, private Sql $sql) {}

    public function propel(int $id): void
    {
        $a = JobQuery::create()->findPk($id);
        exec('x ' . $a->getCommand()); // expect
        foreach (JobQuery::create()->filterByState('new')->find() as $j) {
            exec('x ' . $j->getCommand()); // expect
        }
        $b = JobQuery::create()->findOneByState('new');
        exec('x ' . $b->getCommand()); // expect
        $c = JobQuery::create()->filterByState('new')->findOne();
        exec('x ' . $c->getCommand()); // expect
        exec('x ' . JobQuery::create()->count());
    }

    public function laminas(int $id): void
    {
        $rowset = $this->tableGateway->select(['id' => $id]);
        $a = $rowset->current();
        exec('x ' . $a->command); // expect
        foreach ($this->tableGateway->select() as $r) {
            exec('x ' . $r['command']); // expect
        }
        $select = $this->sql->select('jobs');
        $result = $this->sql->prepareStatementForSqlObject($select)->execute();
        foreach ($result as $r) {
            exec('x ' . $r['command']); // expect
        }
        exec('x ' . $result->current()['command']); // expect
    }
}
