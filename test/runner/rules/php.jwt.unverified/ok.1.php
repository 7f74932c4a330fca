<?php
$config = Configuration::forSymmetricSigner(new Sha256(), $key);
