<?php

namespace App\Exceptions;

class MissingReport extends \Exception
{
}
