<?php
use yii\db\Expression;

$query->orderBy(new Expression($_GET["order"])); // expect
