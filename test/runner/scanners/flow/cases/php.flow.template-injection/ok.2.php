<?php
use Symfony\Component\HttpFoundation\Request;
class MailController {
    public function __construct(private \Twig\Environment $twig) {}
    public function preview(Request $request) {
        return strlen($this->twig->render('mail.html.twig', ['body' => $request->request->get('body')]));
    }
}
