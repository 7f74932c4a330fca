<?php
namespace App;

class ImportController
{
    public function run(Upload $upload): string
    {
        return $upload->read();
    }
}
