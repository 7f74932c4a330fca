<?php
use Laminas\Db\Adapter\Adapter;
use Laminas\Db\Adapter\AdapterInterface;
use Psr\Http\Message\ServerRequestInterface;

class Parts
{
    public function __construct(private AdapterInterface $adapter)
    {
    }

    public function handle(ServerRequestInterface $request)
    {
        $name = $request->getQueryParams()['name'];
        return $this->adapter->query("SELECT * FROM parts WHERE name = '$name'", Adapter::QUERY_MODE_EXECUTE); // expect
    }
}
