<?php
namespace App\Controller;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Routing\Attribute\Route;
use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
class LoginController extends AbstractController {
  #[Route('/a')]
  public function a(Request $request) {
    $request->getSession()->set('_target', $request->query->get('next')); // expect
    return $this->render('a.html.twig');
  }
}
