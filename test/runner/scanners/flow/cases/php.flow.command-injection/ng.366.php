<?php
namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Stringable;
use Symfony\Component\String\UnicodeString;
use function Symfony\Component\String\u;

class ProbeController extends Controller
{
    public function a(Request $request)
    {
        exec("x " . Str::of($request->input("v"))->trim()->lower()); // expect
        exec("x " . Str::lower($request->input("v"))); // expect
        exec("x " . Str::after($request->input("v"), "a")); // expect
        exec("x " . Str::before($request->v, "a")); // expect
        exec("x " . Str::between($request->get("v"), "a", "b")); // expect
        exec("x " . Str::limit($request->query("v"), 10)); // expect
        exec("x " . Str::replaceFirst("a", "b", $request->v)); // expect
        exec("x " . Str::replaceArray("?", [$request->v], "a ?")); // expect
    }
    public function b(Request $request)
    {
        exec("x " . Str::start($request->v, "/")); // expect
        exec("x " . Str::title($request->v)); // expect
        exec("x " . Str::words($request->v, 3)); // expect
        exec("x " . Str::of("a")->append($request->v)); // expect
        exec("x " . Str::of($request->v)->explode(",")->first()); // expect
        exec("x " . Str::of($request->v)->match("/a(.*)/")); // expect
        exec("x " . Str::of($request->v)->pipe(fn ($s) => $s . "a")); // expect
        exec("x " . str($request->v)->upper()->toString()); // expect
    }
    public function c(Request $request)
    {
        exec("x " . Arr::get($request->all(), "a.b")); // expect
        exec("x " . Arr::first($request->l)); // expect
        exec("x " . Arr::pluck($request->rows, "name")[0]); // expect
        exec("x " . implode(" ", Arr::flatten($request->l))); // expect
        exec("x " . Arr::dot($request->all())["a.b"]); // expect
        exec("x " . Arr::except($request->all(), ["a"])["name"]); // expect
        exec("x " . data_get($request->all(), "a.b")); // expect
        exec("x " . Arr::wrap($request->v)[0]); // expect
    }
    public function d(Request $request)
    {
        exec("x " . collect($request->l)->implode(" ")); // expect
        exec("x " . collect($request->rows)->pluck("name")->first()); // expect
        exec("x " . collect($request->all())->get("name")); // expect
        collect($request->l)->each(function ($v) { exec("x " . $v); }); // expect
        exec("x " . collect($request->l)->map(fn ($v) => $v . "a")->join(" ")); // expect
        exec("x " . collect($request->l)->filter()->values()->all()[0]); // expect
        exec("x " . collect($request->l)->reduce(fn ($c, $i) => $c . $i)); // expect
        exec("x " . collect($request->rows)->where("a", 1)->first()["name"]); // expect
    }
    public function e(Request $request)
    {
        foreach (collect($request->rows)->groupBy("k") as $k => $g) exec("x " . $k); // expect
        exec("x " . collect($request->rows)->keyBy("id")->get("a")["name"]); // expect
        exec("x " . collect($request->l)->push("a")->sort()->last()); // expect
        exec("x " . collect(["a"])->merge($request->l)->implode(" ")); // expect
        collect($request->rows)->mapWithKeys(fn ($r) => [$r["a"] => $r["b"]])->each(fn ($v) => exec("x " . $v)); // expect
        exec("x " . collect($request->l)->transform(fn ($v) => trim($v))->first()); // expect
        exec("x " . collect($request->l)->chunk(2)->first()->first()); // expect
        exec("x " . collect($request->l)->toJson()); // expect
    }
    public function f(Request $request)
    {
        exec("x " . collect($request->l)->count());
        exec("x " . $request->integer("v"));
        exec("x " . $request->boolean("v"));
        exec("x " . $request->date("v"));
        exec("x " . Str::length($request->v));
        exec("x " . Str::uuid());
        exec("x " . Str::contains($request->v, "a"));
        exec("x " . collect($request->l)->sum());
    }
    public function g(Request $request)
    {
        exec("x " . $request->header("X-A")); // expect
        exec("x " . $request->cookie("a")); // expect
        exec("x " . $request->getContent()); // expect
        exec("x " . $request->json("a")); // expect
        exec("x " . $request->file("f")->getClientOriginalName()); // expect
        exec("x " . $request->file("f")->get()); // expect
        exec("x " . file_get_contents($request->file("f")->getRealPath())); // expect
        exec("x " . $request->string("v")->trim()); // expect
    }
    public function h(Request $request)
    {
        exec("x " . $request->collect("l")->first()); // expect
        exec("x " . $request->only(["a"])["a"]); // expect
        exec("x " . request("v")); // expect
        exec("x " . $request->path()); // expect
        exec("x " . $request->fullUrl()); // expect
        exec("x " . $request->segment(2)); // expect
        exec("x " . $request->bearerToken()); // expect
        exec("x " . $request->server("HTTP_HOST")); // expect
    }
    public function i(Request $request)
    {
        exec("x " . u($request->v)->lower()->toString()); // expect
        exec("x " . (new UnicodeString($request->v))->slice(1)); // expect
        exec("x " . u("a")->append($request->v)); // expect
        exec("x " . u($request->v)->split(",")[0]); // expect
        exec("x " . tap($request->v, fn ($x) => null)); // expect
        exec("x " . optional($request->user)->name); // expect
        exec("x " . with($request->v)); // expect
        exec("x " . value(fn () => $request->v)); // expect
    }
    public function j(Request $request)
    {
        $request->whenFilled("a", function ($v) { exec("x " . $v); }); // expect
        exec("x " . Cache::remember("k", 60, fn () => $request->v)); // expect
        exec("x " . rescue(fn () => $request->v)); // expect
        exec("x " . e($request->v)); // expect
        exec("x " . __($request->v)); // expect
        exec("x " . collect($request->l)->pipe(fn ($c) => $c->first())); // expect
        exec("x " . collect($request->l)->flatMap(fn ($c) => [$c])->first()); // expect
        exec("x " . blank($request->v));
    }
}
