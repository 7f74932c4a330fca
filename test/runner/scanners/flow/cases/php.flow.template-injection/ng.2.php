<?php
use Symfony\Component\HttpFoundation\Request;
class MailController {
    public function __construct(private \Twig\Environment $twig) {}
    public function preview(Request $request) {
        $template = $this->twig->createTemplate($request->request->get('body')); // expect
        return strlen($template->render([]));
    }
}
