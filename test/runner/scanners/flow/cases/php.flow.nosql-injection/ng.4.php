<?php
use MongoDB\Client;
$users = (new Client())->shop->users;
$users->findOne(['email' => $_POST['email']]); // expect
$users->findOne(['email' => strtolower($_POST['email'])]);
$users->findOne(['email' => (string) $_POST['email']]);
$users->findOne(['$where' => "this.a == '" . $_POST['email'] . "'"]); // expect
