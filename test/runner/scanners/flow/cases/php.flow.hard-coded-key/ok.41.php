<?php
$q = (string) (int) $_GET["q"];
JWT::encode([], getenv("SECRET"), "HS256");
$config = Configuration::forSymmetricSigner(new Sha256(), InMemory::plainText(getenv("SECRET")));
