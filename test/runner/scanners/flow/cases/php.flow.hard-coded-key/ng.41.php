<?php
$q = $_GET["q"];
JWT::encode([], "s3cr3t-value-1", "HS256"); // expect
$config = Configuration::forSymmetricSigner(new Sha256(), InMemory::plainText("s3cr3t-value-2")); // expect
