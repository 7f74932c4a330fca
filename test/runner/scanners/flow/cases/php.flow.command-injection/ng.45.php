<?php

use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\Routing\Attribute\Route;

class ProbeController extends AbstractController
{
    #[Route('/probe/{name}/{word}', requirements: ['word' => '[a-z]+'])]
    public function show(string $name, string $word)
    {
        exec('probe ' . $name); // expect
    }
}
