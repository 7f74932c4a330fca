<?php
$q = (string) (int) $_GET["q"];
$latte = new Latte\Engine; $latte->setLoader(new Latte\Loaders\StringLoader); $latte->renderToString($q, []);
$m = new Mustache_Engine; $m->render($q, []);
