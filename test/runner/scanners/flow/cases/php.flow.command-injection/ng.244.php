<?php
namespace App\Controllers;

use Contao\Input;
use craft\web\Controller as CraftController;
use SilverStripe\Control\Controller;
use SilverStripe\Control\HTTPRequest;

class HostPage extends Controller
{
    public function ping(HTTPRequest $request)
    {
        exec('x ' . $request->getVar('host')); // expect
        exec('x ' . $request->postVar('host')); // expect
        exec('x ' . $request->param('ID')); // expect
        exec('x ' . $this->getRequest()->requestVar('host')); // expect
        exec('seq ' . (int) $request->getVar('n'));
    }
}

class Module
{
    public function compile()
    {
        exec('x ' . Input::get('host')); // expect
        exec('x ' . Input::post('host')); // expect
        exec('x ' . Input::cookie('host')); // expect
    }
}

class Api extends CraftController
{
    public function actionPing()
    {
        exec('x ' . \Craft::$app->getRequest()->getRequiredBodyParam('host')); // expect
        exec('x ' . $this->request->getQueryParam('host')); // expect
        exec('x ' . $this->request->getBodyParam('host')); // expect
    }
}
