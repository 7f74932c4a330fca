<?php
namespace FormsNgB\Controller;
use FormsNgB\Filter\PingFilter;
use FormsNgB\Service\FormsNgBTools;
use Laminas\Mvc\Controller\AbstractActionController;
class PingController extends AbstractActionController {
    private $tools;
    public function __construct(FormsNgBTools $tools) { $this->tools = $tools; }
    public function pingAction() {
        $filter = new PingFilter();
        $filter->setData($this->getRequest()->getPost()->toArray());
        if (!$filter->isValid()) { return $this->notFoundAction(); }
        $this->tools->ping($filter->getValue('host'));
        $this->tools->page($filter->getValue('page'));
        $values = $filter->getValues();
        $this->tools->label($values['label']);
        $this->tools->label2($filter->getValue('label'));
    }
}
