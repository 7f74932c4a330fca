<?php
return ['key' => env('APP_KEY'), 'image' => 'base64:{{token::base64:43}}='];
