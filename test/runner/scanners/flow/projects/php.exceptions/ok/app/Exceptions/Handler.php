<?php

namespace App\Exceptions;

use Illuminate\Foundation\Exceptions\Handler as ExceptionHandler;

class Handler extends ExceptionHandler
{
    public function register()
    {
        $this->renderable(function (MissingReport $error) {
            system("logger " . $error->getMessage());
        });
    }

    public function render($request, \Throwable $error)
    {
        system("logger -p user.notice " . $error->getMessage());
    }
}
