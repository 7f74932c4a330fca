<?php
$f3 = \Base::instance();
$f3->route("GET /a", function ($f3) {
    system("ls " . $f3->get("GET.folder")); // expect
});
Flight::route("/b/@name", function ($name) {
    system("ls " . $name); // expect
});
Flight::route("/c", function () {
    system("ls " . Flight::request()->data->name); // expect
});

class FilesPresenter extends Nette\Application\UI\Presenter
{
    public function actionShow(string $id)
    {
        system("ls " . $id); // expect
    }

    public function renderList()
    {
        system("ls " . $this->getHttpRequest()->getQuery("folder")); // expect
        system("ls " . $this->getParameter("folder")); // expect
    }
}

class FilesController extends AbstractActionController
{
    public function indexAction()
    {
        system("ls " . $this->params()->fromQuery("folder")); // expect
        system("ls " . $this->params()->fromRoute("folder")); // expect
    }
}

function folder()
{
    system("ls " . GeneralUtility::_GP("folder")); // expect
}

add_shortcode("files", function ($atts) {
    system("ls " . $atts["folder"]); // expect
});
