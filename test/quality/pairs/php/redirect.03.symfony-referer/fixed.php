<?php

namespace App\Controller;

use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

class LocaleController extends AbstractController
{
    public function change(Request $request, string $locale): Response
    {
        $request->getSession()->set('_locale', $locale === 'de' ? 'de' : 'en');
        $back = $request->query->get('back');
        if ($back === null || $back === '' || $back !== $this->generateUrl('account')) {
            return $this->redirectToRoute('home');
        }

        return $this->redirect($back);
    }
}
