<?php
namespace FormsNgA\Controller;
use FormsNgA\Form\PingForm;
use FormsNgA\Service\FormsNgATools;
use Laminas\Mvc\Controller\AbstractActionController;
class PingController extends AbstractActionController {
    private $tools;
    public function __construct(FormsNgATools $tools) { $this->tools = $tools; }
    public function pingAction() {
        $form = new PingForm();
        $form->setData($this->params()->fromPost());
        if (!$form->isValid()) { return $this->redirect()->toRoute('home'); }
        $data = $form->getData();
        $this->tools->ping($data['host']);
        $this->tools->convert($data['format']);
        $this->tools->label($data['label']);
    }
}
