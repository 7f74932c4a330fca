<?php
$resolver->setDefaults(['csrf_protection' => true]);
class TrimStrings extends Middleware
{
    protected $except = ['*'];
}
