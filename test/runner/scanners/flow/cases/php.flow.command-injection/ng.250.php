<?php
namespace App\Jobs;

use App\Models\Job;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Redis;
use Illuminate\Support\Facades\Storage;

class RunJobs
{
    public function eloquent(int $id): void
    {
        $a = Job::find($id);
        exec('x ' . $a->command); // expect
        $b = Job::findOrFail($id);
        exec('x ' . $b->command); // expect
        $c = Job::where('state', 'new')->first();
        exec('x ' . $c->command); // expect
        foreach (Job::all() as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach (Job::where('state', 'new')->orderBy('id')->get() as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach (Job::query()->where('a', 1)->cursor() as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach (Job::where('a', 1)->pluck('command') as $command) {
            exec('x ' . $command); // expect
        }
        Job::where('a', 1)->each(function ($j) {
            exec('x ' . $j->command); // expect
        });
        Job::chunk(100, function ($jobs) {
            foreach ($jobs as $j) {
                exec('x ' . $j->command); // expect
            }
        });
        Job::where('a', 1)->chunkById(100, function ($jobs) {
            foreach ($jobs as $j) {
                exec('x ' . $j->command); // expect
            }
        });
        $d = Job::where('a', 1)->value('command');
        exec('x ' . $d); // expect
        $e = Job::with('owner')->firstOrFail();
        exec('x ' . $e->owner->name); // expect
        Job::all()->each(fn ($j) => exec('x ' . $j->command)); // expect
        $f = Job::firstWhere('state', 'new');
        exec('x ' . $f->command); // expect
        $g = Job::latest()->first();
        exec('x ' . $g->command); // expect
        foreach (Job::paginate(10) as $j) {
            exec('x ' . $j->command); // expect
        }
        $h = Job::where('a', 1)->lazy();
        foreach ($h as $j) {
            exec('x ' . $j->command); // expect
        }
        $names = Job::where('a', 1)->get()->map(fn ($j) => $j->command)->all();
        exec('x ' . $names[0]); // expect
        $i = Job::where('a', 1)->sole();
        exec('x ' . $i->command); // expect
        $user = User::find($id);
        foreach ($user->jobs as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach ($user->jobs()->where('a', 1)->get() as $j) {
            exec('x ' . $j->command); // expect
        }
        exec('x ' . Job::count());
        exec('x ' . Job::where('a', 1)->count());
        exec('x ' . (int) $a->id);
    }

    public function builder(int $id): void
    {
        $a = DB::table('jobs')->where('id', $id)->first();
        exec('x ' . $a->command); // expect
        foreach (DB::table('jobs')->get() as $j) {
            exec('x ' . $j->command); // expect
        }
        foreach (DB::select('SELECT * FROM jobs') as $j) {
            exec('x ' . $j->command); // expect
        }
        $b = DB::selectOne('SELECT * FROM jobs');
        exec('x ' . $b->command); // expect
        $c = DB::table('jobs')->value('command');
        exec('x ' . $c); // expect
        foreach (DB::table('jobs')->pluck('command') as $v) {
            exec('x ' . $v); // expect
        }
        DB::table('jobs')->orderBy('id')->chunk(100, function ($jobs) {
            foreach ($jobs as $j) {
                exec('x ' . $j->command); // expect
            }
        });
        $d = DB::connection('other')->table('jobs')->find($id);
        exec('x ' . $d->command); // expect
        $e = DB::scalar('SELECT command FROM jobs');
        exec('x ' . $e); // expect
        foreach (DB::cursor('SELECT * FROM jobs') as $j) {
            exec('x ' . $j->command); // expect
        }
        exec('x ' . DB::table('jobs')->count());
    }

    public function others(): void
    {
        exec('x ' . Cache::get('command')); // expect
        exec('x ' . cache('command')); // expect
        exec('x ' . Redis::get('command')); // expect
        exec('x ' . Storage::get('command.txt')); // expect
        exec('x ' . Storage::disk('s3')->get('command.txt')); // expect
        $r = Http::get('https://jobs.example.com/next');
        exec('x ' . $r->body()); // expect
        exec('x ' . $r->json('command')); // expect
        exec('x ' . $r['command']); // expect
        $j = Http::withToken('x')->post('https://jobs.example.com/next', ['a' => 1])->json();
        exec('x ' . $j['command']); // expect
        foreach (Redis::lrange('jobs', 0, -1) as $v) {
            exec('x ' . $v); // expect
        }
        exec('x ' . Redis::hget('job', 'command')); // expect
        exec('x ' . cache()->get('command')); // expect
        $v = Cache::store('redis')->get('command');
        exec('x ' . $v); // expect
    }
}
