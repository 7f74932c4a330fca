<?php
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;
$language = new ExpressionLanguage();
$expressionLanguage = new ExpressionLanguage();
$language->evaluate($_GET['rule']); // expect
$expressionLanguage->evaluate('user.age > 18', ['user' => $_GET['user']]);
usort($rows, 'strnatcasecmp');
$items = explode(',', $_GET['items']);
usort($items, 'strnatcasecmp');
usort($items, [self::class, 'compare']);
usort($items, $_GET['by']); // expect
echo preg_replace_callback('/a/', $_GET['f'], 'abc'); // expect
