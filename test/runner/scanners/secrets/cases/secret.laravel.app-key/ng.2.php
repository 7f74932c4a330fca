<?php
return ['key' => 'base64:{{token::base64:43}}=', 'cipher' => 'AES-256-CBC']; // expect
