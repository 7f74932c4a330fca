<?php
$config = Configuration::forUnsecuredSigner(); // expect
