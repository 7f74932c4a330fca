<?php
namespace App\Service;

use App\Entity\Job;
use App\Repository\JobRepository;
use Doctrine\DBAL\Connection;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\Persistence\ManagerRegistry;
use Doctrine\ODM\MongoDB\DocumentManager;
use Doctrine\Bundle\DoctrineBundle\Repository\ServiceEntityRepository;

class Jobs
{
    public function __construct(
        private EntityManagerInterface $em,
        private EntityManagerInterface $entityManager,
        private JobRepository $jobs,
        private Connection $connection,
        private DocumentManager $dm,
        private ManagerRegistry $doctrine,
    ) {}

    public function orm(int $id): void
    {
        $a = $this->em->find(Job::class, $id);
        exec('x ' . $a->getCommand()); // expect
        $b = $this->em->getRepository(Job::class)->find($id);
        exec('x ' . $b->getCommand()); // expect
        $c = $this->jobs->findOneBy(['id' => $id]);
        exec('x ' . $c->getCommand()); // expect
        foreach ($this->jobs->findAll() as $j) {
            exec('x ' . $j->getCommand()); // expect
        }
        $d = $this->entityManager->createQuery('SELECT j FROM Job j')->getResult();
        foreach ($d as $j) {
            exec('x ' . $j->getCommand()); // expect
        }
        $e = $this->entityManager->createQueryBuilder()->select('j')->from(Job::class, 'j')->where('j.id = :id')->setParameter('id', $id)->getQuery()->getOneOrNullResult();
        exec('x ' . $e->getCommand()); // expect
        $f = $this->entityManager->createQuery('SELECT j.command FROM Job j')->getSingleScalarResult();
        exec('x ' . $f); // expect
        $g = $this->entityManager->createQuery('SELECT j FROM Job j')->getArrayResult();
        exec('x ' . $g[0]['command']); // expect
        foreach ($this->entityManager->createQuery('SELECT j FROM Job j')->toIterable() as $j) {
            exec('x ' . $j->getCommand()); // expect
        }
        $h = $this->jobs->findOneByName('daily');
        exec('x ' . $h->getCommand()); // expect
        $i = $this->doctrine->getRepository(Job::class)->findBy(['state' => 'new']);
        exec('x ' . $i[0]->getCommand()); // expect
        $k = $this->em->getReference(Job::class, $id);
        exec('x ' . $k->getCommand()); // expect
        $l = $this->jobs->createQueryBuilder('j')->getQuery()->getSingleResult();
        exec('x ' . $l->getCommand()); // expect
        exec('x ' . (int) $l->getId());
        $m = $this->entityManager->createQuery('SELECT j.command FROM Job j')->getSingleColumnResult();
        exec('x ' . $m[0]); // expect
        $repository = $this->em->getRepository(Job::class);
        $n = $repository->findOneBy(['id' => $id]);
        exec('x ' . $n->getCommand()); // expect
    }

    public function dbal(int $id): void
    {
        $a = $this->connection->fetchAssociative('SELECT * FROM jobs WHERE id = ?', [$id]);
        exec('x ' . $a['command']); // expect
        $b = $this->connection->fetchOne('SELECT command FROM jobs');
        exec('x ' . $b); // expect
        foreach ($this->connection->fetchAllAssociative('SELECT * FROM jobs') as $r) {
            exec('x ' . $r['command']); // expect
        }
        foreach ($this->connection->iterateAssociative('SELECT * FROM jobs') as $r) {
            exec('x ' . $r['command']); // expect
        }
        $c = $this->connection->executeQuery('SELECT * FROM jobs')->fetchAssociative();
        exec('x ' . $c['command']); // expect
        $d = $this->connection->fetchAllKeyValue('SELECT id, command FROM jobs');
        exec('x ' . $d[1]); // expect
        $e = $this->connection->createQueryBuilder()->select('command')->from('jobs')->executeQuery()->fetchFirstColumn();
        exec('x ' . $e[0]); // expect
        $f = $this->connection->createQueryBuilder()->select('command')->from('jobs')->fetchAllAssociativeIndexed();
        exec('x ' . $f[1]['command']); // expect
        foreach ($this->connection->iterateColumn('SELECT command FROM jobs') as $v) {
            exec('x ' . $v); // expect
        }
    }

    public function odm(string $id): void
    {
        $a = $this->dm->find(Job::class, $id);
        exec('x ' . $a->getCommand()); // expect
        $b = $this->dm->getRepository(Job::class)->findOneBy(['id' => $id]);
        exec('x ' . $b->getCommand()); // expect
        $c = $this->dm->createQueryBuilder(Job::class)->field('state')->equals('new')->getQuery()->execute();
        foreach ($c as $j) {
            exec('x ' . $j->getCommand()); // expect
        }
        $d = $this->dm->createQueryBuilder(Job::class)->getQuery()->getSingleResult();
        exec('x ' . $d->getCommand()); // expect
    }
}

class TaskRepository extends ServiceEntityRepository
{
    public function due(): array
    {
        return $this->createQueryBuilder('t')->where('t.due < :now')->setParameter('now', new \DateTime())->getQuery()->getResult();
    }

    public function runAll(): void
    {
        foreach ($this->due() as $task) {
            exec('x ' . $task->getCommand()); // expect
        }
        foreach ($this->findAll() as $task) {
            exec('x ' . $task->getCommand()); // expect
        }
        $one = $this->findOneBy(['a' => 1]);
        exec('x ' . $one->getCommand()); // expect
        exec('x ' . $this->count([]));
    }
}
