<?php
class VerifyCsrfToken extends Middleware
{
    protected $except = [];
}
