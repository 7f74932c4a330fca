<?php
$f3 = \Base::instance();
$f3->route("GET /a", function ($f3) {
    system("ls " . $f3->get("UPLOADS"));
    system("ls " . escapeshellarg($f3->get("GET.folder")));
});
Flight::route("/c", function () {
    system("ls -" . (int) Flight::request()->query["level"]);
});

class FilesPresenter extends Nette\Application\UI\Presenter
{
    public function actionShow(int $id)
    {
        system("ls " . $id);
    }
}
