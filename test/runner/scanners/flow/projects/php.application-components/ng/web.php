<?php

return [
    'id' => 'community',
    'components' => [
        'remoteImages' => ['class' => 'app\components\RemoteImages'],
    ],
];
