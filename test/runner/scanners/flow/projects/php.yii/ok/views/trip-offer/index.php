<?php
use yii\helpers\Html;

echo Html::tag('b', Html::encode($place));
