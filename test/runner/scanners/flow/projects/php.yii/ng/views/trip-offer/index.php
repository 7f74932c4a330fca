<?php
use yii\helpers\Html;

echo Html::tag('b', $place); // expect
