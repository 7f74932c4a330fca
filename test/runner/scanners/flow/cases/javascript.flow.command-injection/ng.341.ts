import { exec } from 'node:child_process';
import { createClient } from '@supabase/supabase-js';
import { supabase } from '../lib/supabase';
const client = createClient(process.env.URL!, process.env.KEY!);
export async function one(id: number) {
  const { data } = await supabase.from('jobs').select('*').eq('id', id).single();
  exec('run ' + data.command); // expect
  const { data: jobs, error } = await supabase.from('jobs').select('command').order('id');
  if (error) throw error;
  for (const job of jobs) exec('run ' + job.command); // expect
  const { data: job } = await client.from('jobs').select().eq('id', id).maybeSingle();
  exec('run ' + job?.command); // expect
  const { data: result } = await supabase.rpc('next_job');
  exec('run ' + result.command); // expect
  const { data: added } = await supabase.from('jobs').insert({ id }).select().single();
  exec('run ' + added.command); // expect
  const { data: blob } = await supabase.storage.from('scripts').download('run.sh');
  exec(await blob.text()); // expect
  const { count } = await supabase.from('jobs').select('*', { count: 'exact', head: true });
  exec('sleep ' + Number(count));
}
