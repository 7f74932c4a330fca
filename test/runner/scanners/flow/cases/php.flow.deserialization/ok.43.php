<?php

function cart(string $key)
{
    [$data, $code] = explode('.', $_COOKIE['cart']);
    if (!hash_equals(hash_hmac('sha256', $data, $key), $code)) {
        exit;
    }
    return unserialize(base64_decode($data));
}

function basket(string $key)
{
    $data = $_POST['basket'];
    if (hash_hmac('sha256', $data, $key) !== $_POST['code']) {
        throw new InvalidArgumentException('changed');
    }
    return unserialize(base64_decode($data));
}

function visits()
{
    $data = Yii::$app->security->validateData($_COOKIE['visits'], Yii::$app->params['key']);
    return $data === false ? null : unserialize(base64_decode($data));
}
