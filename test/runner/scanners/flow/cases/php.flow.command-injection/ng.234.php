<?php
use GraphQL\Type\Definition\ObjectType;
use GraphQL\Type\Definition\ResolveInfo;
use GraphQL\Type\Definition\Type;
use GraphQL\GraphQL;
use Nuwave\Lighthouse\Support\Contracts\GraphQLContext;
use Rebing\GraphQL\Support\Mutation;
use TheCodingMachine\GraphQLite\Annotations\Query;

$query = new ObjectType([
    'name' => 'Query',
    'fields' => [
        'ping' => [
            'type' => Type::string(),
            'args' => ['host' => Type::string()],
            'resolve' => function ($root, array $args) {
                exec('x ' . $args['host']); // expect
            },
        ],
        'trace' => [
            'resolve' => fn ($root, $args, $context, ResolveInfo $info) => exec('x ' . $args['host']), // expect
        ],
    ],
]);

final class PingMutation
{
    public function __invoke($_, array $args)
    {
        exec('x ' . $args['host']); // expect
        exec('seq ' . (int) $args['n']);
    }

    public function resolve($root, array $args, GraphQLContext $context, ResolveInfo $info)
    {
        exec('x ' . $args['host']); // expect
        exec('x ' . $context->request()->header('X-Host')); // expect
    }
}

class HostMutation extends Mutation
{
    public function resolve($root, $args)
    {
        exec('x ' . $args['host']); // expect
    }
}

class HostController
{
    #[Query]
    public function host(string $name, int $count): string
    {
        exec('x ' . $name); // expect
        exec('seq ' . $count);
        return '';
    }
}
