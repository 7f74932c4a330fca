<?php
use GuzzleHttp\Client;
use Symfony\Contracts\HttpClient\HttpClientInterface;
use Psr\Http\Client\ClientInterface;

class FilesAndAnswers
{
    public function __construct(private Client $guzzle, private HttpClientInterface $http, private ClientInterface $psr) {}

    public function files(): void
    {
        exec('x ' . file_get_contents('jobs/command.txt')); // expect
        foreach (file('jobs/list.txt') as $l) {
            exec('x ' . $l); // expect
        }
        $h = fopen('jobs/list.txt', 'r');
        while (($l = fgets($h)) !== false) {
            exec('x ' . $l); // expect
        }
        while (($row = fgetcsv($h)) !== false) {
            exec('x ' . $row[1]); // expect
        }
        $job = json_decode(file_get_contents('job.json'), true);
        exec('x ' . $job['command']); // expect
        $file = new SplFileObject('jobs/list.txt');
        while (!$file->eof()) {
            exec('x ' . $file->fgets()); // expect
        }
        foreach (new SplFileObject('jobs/list.txt') as $l) {
            exec('x ' . $l); // expect
        }
        $xml = simplexml_load_file('job.xml');
        exec('x ' . $xml->command); // expect
        $ini = parse_ini_file('job.ini');
        exec('x ' . $ini['command']); // expect
    }

    public function answers(): void
    {
        $r = $this->guzzle->get('https://jobs.example.com/next');
        exec('x ' . $r->getBody()); // expect
        $response = $this->guzzle->request('GET', 'https://jobs.example.com/next');
        exec('x ' . $response->getBody()->getContents()); // expect
        $data = json_decode((string) $response->getBody(), true);
        exec('x ' . $data['command']); // expect
        exec('x ' . $response->getHeaderLine('X-Command')); // expect
        $answer = $this->http->request('GET', 'https://jobs.example.com/next');
        exec('x ' . $answer->getContent()); // expect
        $array = $answer->toArray();
        exec('x ' . $array['command']); // expect
        $body = $this->guzzle->post('https://jobs.example.com/next', ['json' => []])->getBody();
        exec('x ' . $body); // expect
        $ch = curl_init('https://jobs.example.com/next');
        curl_setopt($ch, CURLOPT_RETURNTRANSFER, true);
        $out = curl_exec($ch);
        exec('x ' . $out); // expect
        exec('x ' . $response->getStatusCode());
    }
}
