<?php
namespace FormsOkE\Controller;
use FormsOkE\Form\ContactForm;
use FormsOkE\Service\FormsOkETools;
class ContactController extends AppController {
    public function index() {
        $form = new ContactForm();
        if ($form->execute($this->request->getData())) {
            $tools = new FormsOkETools();
            $tools->ping2($form->getData('host'));
        }
    }
}
