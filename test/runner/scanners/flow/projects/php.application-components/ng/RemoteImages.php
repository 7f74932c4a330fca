<?php

namespace app\components;

use yii\base\Component;

class RemoteImages extends Component
{
    public $hosts = ['images.example'];

    public function download($url)
    {
        return (new \GuzzleHttp\Client())->get($url)->getBody()->getContents(); // expect
    }
}
