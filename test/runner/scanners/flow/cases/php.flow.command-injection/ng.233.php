<?php
namespace App\State;

use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Operation;
use ApiPlatform\State\ProcessorInterface;
use ApiPlatform\State\ProviderInterface;
use ApiPlatform\Doctrine\Orm\Filter\AbstractFilter;
use Doctrine\ORM\QueryBuilder;

class HostProcessor implements ProcessorInterface
{
    public function process(mixed $data, Operation $operation, array $uriVariables = [], array $context = [])
    {
        exec('x ' . $data->host); // expect
        exec('x ' . $uriVariables['name']); // expect
        exec('seq ' . (int) $uriVariables['n']);
    }
}

class HostProvider implements ProviderInterface
{
    public function provide(Operation $operation, array $uriVariables = [], array $context = []): object|array|null
    {
        exec('x ' . $uriVariables['name']); // expect
        return null;
    }
}

class HostFilter extends AbstractFilter
{
    protected function filterProperty(string $property, $value, QueryBuilder $queryBuilder, $generator, string $class, ?Operation $operation = null, array $context = []): void
    {
        exec('x ' . $value); // expect
    }
}
