<?php
$resolver->setDefaults(['csrf_protection' => false]); // expect
$this->enableCsrfValidation = false; // expect
Route::post('/pay', [PayController::class, 'pay'])->withoutMiddleware([VerifyCsrfToken::class]); // expect
