<?php

namespace app\components;

use yii\base\Component;

class RemoteImages extends Component
{
    public $hosts = ['images.example'];

    public function download($url)
    {
        if (parse_url($url, PHP_URL_HOST) !== 'images.example') {
            return '';
        }

        return (new \GuzzleHttp\Client())->get($url)->getBody()->getContents();
    }
}
