<?php

session_start();

function preferred_language(): string
{
    return isset($_COOKIE['lang']) ? $_COOKIE['lang'] : 'en';
}

function quote_value($value)
{
    global $link;
    return "'" . mysqli_real_escape_string($link, trim($value)) . "'";
}

$link = mysqli_connect('localhost', 'cms', getenv('CMS_DB_PASSWORD'), 'cms');

$language = preferred_language();
$query = 'SELECT body FROM pages WHERE slug = \'home\' AND language = ' . quote_value($language);
$result = mysqli_query($link, $query);
$page = mysqli_fetch_assoc($result);

header('Content-Language: en');
header('Content-Length: ' . strlen($page['body']));
