<?php
namespace App\Controller;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\RedirectResponse;
use Symfony\Component\Routing\Attribute\Route;
use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
class ReturnController extends AbstractController {
  #[Route('/b')]
  public function b(Request $request) {
    $session = $request->getSession();
    $target = $session->get('_target', '/');
    $session->remove('_target');
    return new RedirectResponse($target); 
  }
}
