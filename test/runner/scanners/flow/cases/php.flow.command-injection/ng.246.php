<?php
namespace Acme\Hosts\Controller;

use TYPO3\CMS\Extbase\Mvc\Controller\ActionController;
use Webklex\PHPIMAP\ClientManager;

class HostController extends ActionController
{
    public function showAction(string $name, int $count)
    {
        exec('x ' . $name); // expect
        exec('seq ' . $count);
        exec('x ' . $this->request->getArgument('host')); // expect
        exec('x ' . $this->request->getArguments()['host']); // expect
    }

    public function mail($folder)
    {
        foreach ($folder->messages()->all()->get() as $message) {
            exec('x ' . $message->getSubject()); // expect
            foreach ($message->getAttachments() as $attachment) {
                exec('x ' . $attachment->getName()); // expect
            }
        }
    }
}
