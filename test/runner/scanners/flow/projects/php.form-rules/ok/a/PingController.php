<?php
namespace FormsOkA\Controller;
use FormsOkA\Form\PingForm;
use FormsOkA\Service\FormsOkATools;
use Laminas\Mvc\Controller\AbstractActionController;
class PingController extends AbstractActionController {
    private $tools;
    public function __construct(FormsOkATools $tools) { $this->tools = $tools; }
    public function pingAction() {
        $form = new PingForm();
        $form->setData($this->params()->fromPost());
        if (!$form->isValid()) { return $this->redirect()->toRoute('home'); }
        $data = $form->getData();
        $this->tools->ping($data['host']);
        $this->tools->convert($data['format']);
    }
}
