<?php
namespace FormsNgE\Controller;
use FormsNgE\Form\ContactForm;
use FormsNgE\Service\FormsNgETools;
class ContactController extends AppController {
    public function index() {
        $form = new ContactForm();
        if ($form->execute($this->request->getData())) {
            $tools = new FormsNgETools();
            $tools->ping2($form->getData('host'));
            $tools->label2($form->getData('label'));
        }
    }
}
