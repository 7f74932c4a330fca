<?php
$input = \Joomla\CMS\Factory::getApplication()->input;
readfile('/data/' . $input->getString('file')); // expect
class Download extends \Magento\Framework\App\Action\Action
{
    public function execute()
    {
        readfile('/data/' . $this->getRequest()->getParam('file')); // expect
    }
}
readfile('/data/' . pathinfo($_GET['file'], PATHINFO_DIRNAME)); // expect
