<?php
namespace App\Http\Controllers;

use App\Http\Requests\StoreHostRequest;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cookie;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Request as RequestFacade;
use Illuminate\Support\Facades\Validator;

class HostController extends Controller
{
    public function show(Request $request, $name, int $count)
    {
        exec('x ' . $name); // expect
        exec('seq ' . $count);
        exec('x ' . $request->input('host')); // expect
        exec('x ' . $request->host); // expect
        exec('x ' . $request['host']); // expect
        exec('x ' . $request->query('host')); // expect
        exec('x ' . $request->post('host')); // expect
        exec('x ' . $request->get('host')); // expect
        exec('x ' . $request->json('host')); // expect
        exec('x ' . $request->json()->all()['host']); // expect
        exec('x ' . $request->all()['host']); // expect
        exec('x ' . $request->only('host')['host']); // expect
        exec('x ' . $request->except('a')['host']); // expect
        exec('x ' . $request->string('host')); // expect
        exec('x ' . $request->string('host')->trim()); // expect
        exec('x ' . $request->str('host')); // expect
        exec('x ' . $request->header('X-Host')); // expect
        exec('x ' . $request->bearerToken()); // expect
        exec('x ' . $request->cookie('host')); // expect
        exec('x ' . $request->route('host')); // expect
        exec('x ' . $request->segment(1)); // expect
        exec('x ' . $request->segments()[0]); // expect
        exec('x ' . $request->path()); // expect
        exec('x ' . $request->url()); // expect
        exec('x ' . $request->fullUrl()); // expect
        exec('x ' . $request->userAgent()); // expect
        exec('x ' . $request->file('doc')->getClientOriginalName()); // expect
        exec('x ' . $request->doc->getClientOriginalName()); // expect
        exec('x ' . $request->file('doc')->getClientOriginalExtension()); // expect
        exec('x ' . $request->server('HTTP_X')); // expect
        exec('x ' . $request->collect('hosts')->first()); // expect
        exec('x ' . $request->getContent()); // expect
        exec('x ' . $request->fluent()->host); // expect
        exec('x ' . $request->array('hosts')[0]); // expect
        exec('x ' . $request->keys()[0]); // expect
        exec('x ' . request('host')); // expect
        exec('x ' . request()->input('host')); // expect
        exec('x ' . request()->host); // expect
        exec('x ' . RequestFacade::input('host')); // expect
        exec('x ' . Cookie::get('host')); // expect
        exec('seq ' . $request->integer('n'));
        exec('seq ' . $request->boolean('n'));
        $validated = $request->validate(['host' => 'required|string', 'n' => 'integer']);
        exec('x ' . $validated['host']); // expect
        exec('seq ' . $validated['n']);
        $validator = Validator::make($request->all(), ['host' => 'required']);
        exec('x ' . $validator->validated()['host']); // expect
        exec('x ' . $validator->safe()->only('host')['host']); // expect
        foreach ($request->file('docs') as $doc) {
            exec('x ' . $doc->getClientOriginalName()); // expect
        }
        foreach ($request->allFiles() as $doc) {
            exec('x ' . $doc->getClientOriginalName()); // expect
        }
        $request->whenFilled('host', function ($host) {
            exec('x ' . $host); // expect
        });
        $request->whenHas('host', fn ($host) => exec('x ' . $host)); // expect
    }

    public function store(StoreHostRequest $request)
    {
        exec('x ' . $request->validated()['host']); // expect
        exec('x ' . $request->validated('host')); // expect
        exec('x ' . $request->safe()->host); // expect
        exec('x ' . $request->host); // expect
    }
}

Route::get('/h/{name}', function (string $name, Request $request) {
    exec('x ' . $name); // expect
    exec('x ' . $request->input('host')); // expect
});

Route::post('/r', fn (Request $r) => exec('x ' . $r->input('host'))); // expect
