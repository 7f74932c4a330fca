<?php

define('ENTRY', 'wren-41-heath');

function connect()
{
    return mysqli_connect('db', 'app', ENTRY); // expect
}
