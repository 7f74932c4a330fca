<?php
use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\HttpFoundation\Request;
class GoController extends AbstractController {
    public function go(Request $request) {
        $to = $request->query->get('to', '/');
        return $this->redirectToRoute('search', ['q' => $to]);
    }
}
