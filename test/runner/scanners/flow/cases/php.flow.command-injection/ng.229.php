<?php
namespace App\Presenters;

use Nette\Application\UI\Form;
use Nette\Application\UI\Presenter;
use Nette\Application\Attributes\Persistent;

class HostPresenter extends Presenter
{
    /** @persistent */
    public $lang;

    #[Persistent]
    public string $sort;

    public function renderShow(string $name, int $count): void
    {
        exec('x ' . $name); // expect
        exec('seq ' . $count);
        exec('x ' . $this->getParameter('host')); // expect
        exec('x ' . $this->getHttpRequest()->getQuery('host')); // expect
        exec('x ' . $this->getHttpRequest()->getPost('host')); // expect
        exec('x ' . $this->getHttpRequest()->getCookie('host')); // expect
        exec('x ' . $this->getHttpRequest()->getHeader('X-Host')); // expect
        exec('x ' . $this->getHttpRequest()->getRawBody()); // expect
        exec('x ' . $this->getHttpRequest()->getFile('doc')->getUntrustedName()); // expect
        exec('x ' . $this->getHttpRequest()->getFile('doc')->name); // expect
        exec('x ' . $this->getRequest()->getPost('host')); // expect
        exec('x ' . $this->getRequest()->getParameter('host')); // expect
    }

    public function handleDelete(string $name): void
    {
        exec('x ' . $name); // expect
    }

    protected function createComponentForm(): Form
    {
        $form = new Form;
        $form->onSuccess[] = function (Form $form, \stdClass $values) {
            exec('x ' . $values->host); // expect
        };
        $form->onSuccess[] = [$this, 'formSucceeded'];
        $form->onSuccess[] = $this->other(...);
        return $form;
    }

    public function formSucceeded(Form $form, $data): void
    {
        exec('x ' . $data->host); // expect
        exec('x ' . $form->getValues()->host); // expect
        exec('x ' . $form->getHttpData()['host']); // expect
    }

    public function other(Form $form, array $values): void
    {
        exec('x ' . $values['host']); // expect
    }
}
