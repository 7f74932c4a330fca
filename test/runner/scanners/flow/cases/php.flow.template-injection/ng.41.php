<?php
$q = $_GET["q"];
$latte = new Latte\Engine; $latte->setLoader(new Latte\Loaders\StringLoader); $latte->renderToString($q, []); // expect
$m = new Mustache_Engine; $m->render($q, []); // expect
