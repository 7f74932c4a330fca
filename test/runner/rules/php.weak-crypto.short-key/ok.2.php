<?php
$key = RSA::createKey(3072);
$limits = ['bits' => 1024];
