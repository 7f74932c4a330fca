<?php
namespace FormsOkB\Controller;
use FormsOkB\Filter\PingFilter;
use FormsOkB\Service\FormsOkBTools;
use Laminas\Mvc\Controller\AbstractActionController;
class PingController extends AbstractActionController {
    private $tools;
    public function __construct(FormsOkBTools $tools) { $this->tools = $tools; }
    public function pingAction() {
        $filter = new PingFilter();
        $filter->setData($this->getRequest()->getPost()->toArray());
        if (!$filter->isValid()) { return $this->notFoundAction(); }
        $this->tools->ping($filter->getValue('host'));
        $this->tools->page($filter->getValue('page'));
        $values = $filter->getValues();
    }
}
