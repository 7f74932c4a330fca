<?php
use MongoDB\Client;
use MongoDB\Collection;
use Predis\Client as Predis;
use Psr\Cache\CacheItemPoolInterface;
use Psr\SimpleCache\CacheInterface;
use Symfony\Contracts\Cache\CacheInterface as SymfonyCache;
use Aws\S3\S3Client;
use Aws\DynamoDb\DynamoDbClient;
use League\Flysystem\FilesystemOperator;
use RedBeanPHP\R;

class Stores
{
    public function __construct(
        private Redis $redis,
        private Predis $predis,
        private Client $mongo,
        private Collection $collection,
        private CacheItemPoolInterface $pool,
        private CacheInterface $cache,
        private S3Client $s3,
        private DynamoDbClient $dynamo,
        private FilesystemOperator $filesystem,
        private Memcached $memcached,
    ) {}

    public function redis(): void
    {
        exec('x ' . $this->redis->get('command')); // expect
        exec('x ' . $this->redis->hGet('job', 'command')); // expect
        $all = $this->redis->hGetAll('job');
        exec('x ' . $all['command']); // expect
        foreach ($this->redis->lRange('jobs', 0, -1) as $v) {
            exec('x ' . $v); // expect
        }
        exec('x ' . $this->redis->rPop('jobs')); // expect
        $r = new Redis();
        $r->connect('127.0.0.1');
        exec('x ' . $r->get('command')); // expect
        exec('x ' . $this->predis->get('command')); // expect
        exec('x ' . $this->predis->hget('job', 'command')); // expect
        [$key, $value] = $this->redis->brPop(['jobs'], 5);
        exec('x ' . $value); // expect
        foreach ($this->redis->sMembers('jobs') as $v) {
            exec('x ' . $v); // expect
        }
        exec('x ' . $this->redis->incr('n'));
        exec('x ' . $this->redis->lLen('jobs'));
    }

    public function mongo(): void
    {
        $a = $this->collection->findOne(['a' => 1]);
        exec('x ' . $a['command']); // expect
        foreach ($this->collection->find(['a' => 1]) as $d) {
            exec('x ' . $d['command']); // expect
        }
        $jobs = $this->mongo->selectCollection('app', 'jobs');
        $b = $jobs->findOne(['a' => 1]);
        exec('x ' . $b->command); // expect
        $c = $this->mongo->app->jobs->findOne(['a' => 1]);
        exec('x ' . $c->command); // expect
        foreach ($this->collection->aggregate([]) as $d) {
            exec('x ' . $d['command']); // expect
        }
        $e = $this->collection->findOneAndUpdate(['a' => 1], ['$set' => ['b' => 1]]);
        exec('x ' . $e['command']); // expect
        exec('x ' . $this->collection->countDocuments());
    }

    public function caches(): void
    {
        $item = $this->pool->getItem('command');
        exec('x ' . $item->get()); // expect
        exec('x ' . $this->cache->get('command')); // expect
        exec('x ' . apcu_fetch('command')); // expect
        exec('x ' . $this->memcached->get('command')); // expect
    }

    public function clouds(): void
    {
        $r = $this->s3->getObject(['Bucket' => 'jobs', 'Key' => 'a']);
        exec('x ' . $r['Body']); // expect
        exec('x ' . $r['Body']->getContents()); // expect
        $d = $this->dynamo->getItem(['TableName' => 'jobs', 'Key' => []]);
        exec('x ' . $d['Item']['command']['S']); // expect
        foreach ($this->dynamo->scan(['TableName' => 'jobs'])['Items'] as $i) {
            exec('x ' . $i['command']['S']); // expect
        }
        exec('x ' . $this->filesystem->read('command.txt')); // expect
        exec('x ' . stream_get_contents($this->filesystem->readStream('command.txt'))); // expect
    }

    public function redbean(): void
    {
        $a = R::load('job', 1);
        exec('x ' . $a->command); // expect
        $b = R::findOne('job', ' state = ? ', ['new']);
        exec('x ' . $b->command); // expect
        foreach (R::findAll('job') as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach (R::getAll('SELECT * FROM job') as $r) {
            exec('x ' . $r['command']); // expect
        }
        exec('x ' . R::getCell('SELECT command FROM job')); // expect
        $c = R::getRow('SELECT * FROM job');
        exec('x ' . $c['command']); // expect
        exec('x ' . R::count('job'));
    }
}
