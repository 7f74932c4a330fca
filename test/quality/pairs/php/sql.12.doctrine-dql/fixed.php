<?php
namespace App\Repository;
use Doctrine\ORM\EntityManagerInterface;
use Symfony\Component\HttpFoundation\Request;
class BookRepository
{
    public function __construct(private EntityManagerInterface $em) {}
    public function search(Request $request)
    {
        $title = $request->get('title');
        return $this->em->createQuery('SELECT b FROM App\Entity\Book b WHERE b.title LIKE :t')->setParameter('t', "%$title%")->getResult();
    }
}
