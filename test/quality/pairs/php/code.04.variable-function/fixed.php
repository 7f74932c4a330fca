<?php
class Dispatcher {
    public function dispatch(array $request) {
        $method = $request['method'] === 'up' ? 'strtoupper' : 'strtolower';
        return $method($request['value']);
    }
}
echo (int) (new Dispatcher())->dispatch($_REQUEST);
