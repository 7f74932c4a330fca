<?php

namespace Config;

use App\Libraries\ManualLibrary;
use CodeIgniter\Config\BaseService;

class Services extends BaseService
{
    public static function manuals(bool $getShared = true): ManualLibrary
    {
        if ($getShared) {
            return static::getSharedInstance('manuals');
        }

        return new ManualLibrary('/srv/manuals');
    }
}
