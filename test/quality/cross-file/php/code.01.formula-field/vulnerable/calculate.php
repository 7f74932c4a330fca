<?php

require_once 'includes/normalize.php';
require_once 'includes/formula.php';

echo json_encode(['value' => evaluate_formula($_POST['formula'])]);
