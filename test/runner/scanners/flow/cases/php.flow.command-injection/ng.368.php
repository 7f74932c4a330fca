<?php
namespace App\Controller;

use Doctrine\Common\Collections\ArrayCollection;
use Carbon\Carbon;
use Carbon\CarbonImmutable;
use GuzzleHttp\Psr7\Utils;
use GuzzleHttp\Psr7\Uri;
use Ramsey\Uuid\Uuid;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\PropertyAccess\PropertyAccess;
use Symfony\Component\Yaml\Yaml;
use Symfony\Component\OptionsResolver\OptionsResolver;
use Symfony\Component\Serializer\SerializerInterface;
use Symfony\Component\HttpFoundation\ParameterBag;
use League\Csv\Reader;
use Symfony\Component\DomCrawler\Crawler;
use Illuminate\Support\Collection;

class ProbeSymfonyController
{
    public function a(Request $request)
    {
        exec("x " . $request->query->get("a")); // expect
        exec("x " . $request->request->all()["a"]); // expect
        exec("x " . $request->headers->get("x-a")); // expect
        exec("x " . $request->cookies->get("a")); // expect
        exec("x " . $request->getContent()); // expect
        exec("x " . $request->toArray()["a"]); // expect
        exec("x " . $request->getPathInfo()); // expect
        exec("x " . $request->files->get("f")->getClientOriginalName()); // expect
    }
    public function b(Request $request)
    {
        exec("x " . $request->query->getInt("a"));
        exec("x " . $request->query->getBoolean("a"));
        exec("x " . $request->query->getAlnum("a"));
        exec("x " . $request->query->getDigits("a"));
        exec("x " . $request->query->filter("a", null, FILTER_DEFAULT)); // expect
        foreach ($request->query as $k => $v) exec("x " . $v); // expect
        exec("x " . implode(" ", $request->query->keys())); // expect
        exec("x " . $request->attributes->get("slug")); // expect
    }
    public function c(Request $request)
    {
        $v = $request->query->get("v");
        $col = new ArrayCollection([$v]);
        exec("x " . $col->first()); // expect
        $col2 = new ArrayCollection();
        $col2->add($v);
        foreach ($col2 as $i) exec("x " . $i); // expect
        exec("x " . implode(" ", $col->map(fn ($x) => trim($x))->toArray())); // expect
        exec("x " . implode(" ", $col->filter(fn ($x) => $x !== "")->getValues())); // expect
        $col3 = new ArrayCollection();
        $col3->set("k", $v);
        exec("x " . $col3->get("k")); // expect
        exec("x " . Yaml::parse($v)["a"]); // expect
        exec("x " . (new ParameterBag(["a" => $v]))->get("a")); // expect
    }
    public function d(Request $request)
    {
        $v = $request->get("v");
        exec("x " . Carbon::parse($v)->format("Y-m-d"));
        exec("x " . CarbonImmutable::parse($v)->toDateString());
        exec("x " . Carbon::now()->format($request->get("f"))); // expect
        exec("x " . Uuid::uuid4()->toString());
        exec("x " . Uuid::fromString($v)->toString());
        exec("x " . (new Uri($v))->getHost()); // expect
        exec("x " . Utils::streamFor($v)->getContents()); // expect
        exec("x " . (new Crawler($v))->filter("h1")->text()); // expect
    }
    public function e(Request $request, SerializerInterface $serializer)
    {
        $csv = Reader::createFromString($request->getContent());
        foreach ($csv->getRecords() as $r) exec("x " . $r["a"]); // expect
        $resolver = new OptionsResolver();
        $opts = $resolver->resolve($request->query->all());
        exec("x " . $opts["a"]); // expect
        $dto = $serializer->deserialize($request->getContent(), ProbeDto2::class, "json");
        exec("x " . $dto->name); // expect
        $job = new ProbeDto2();
        $job->name = $request->get("name");
        $copy = clone $job;
        exec("x " . $copy->name); // expect
        $f = \Closure::bind(function () { return $this->name; }, $job, ProbeDto2::class);
        $g = function () { return $this->name; };
        exec("x " . $g->call($job)); // expect
        exec("x " . match (true) { $request->get("m") !== "" => $request->get("m"), default => "a" }); // expect
        exec("x " . $job?->name); // expect
    }
}
class ProbeDto2
{
    public string $name;
}
