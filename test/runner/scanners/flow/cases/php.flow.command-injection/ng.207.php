<?php

use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity(repositoryClass: PageRepository::class)]
class Page
{
    private ?int $id = null;
    private int $size = 1;
    private string $body = '';

    public function getId(): ?int
    {
        return $this->id;
    }

    public function getSize(): int
    {
        return $this->size;
    }

    public function getBody(): string
    {
        return $this->body;
    }
}

class PageRepository extends ServiceEntityRepository
{
    public function own(): array
    {
        return $this->findBy(['own' => true]);
    }
}

class PageService
{
    public function __construct(private PageRepository $pages)
    {
    }

    public function stored(): void
    {
        system('convert ' . $this->pages->find(1)->getBody()); // expect
        foreach ($this->pages->own() as $page) {
            system('convert ' . $page->getBody()); // expect
        }
    }

    public function numbers(): void
    {
        $page = $this->pages->findOneBy(['name' => 'index']);
        system('convert ' . $page->getSize() . ' ' . $page->getId() . ' ' . count($this->pages->findAll()));
    }
}
